import '../style/index.ts';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
// ?theme=lamp shows one theme on the whole page, as a player has it
const theme = new URLSearchParams(window.location.search).get('theme');
const themes = theme === 'day' || theme === 'lamp' ? ([theme] as const) : undefined;
if (themes) document.documentElement.dataset.theme = themes[0];
if (root) createRoot(root).render(<Gallery {...(themes ? { themes } : {})} />);
