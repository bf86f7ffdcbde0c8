import '../style/index.ts';
import { createRoot } from 'react-dom/client';
import { ArtSamples } from './ArtSamples.tsx';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
// ?theme=lamp shows one theme on the whole page, as a player has it
const query = new URLSearchParams(window.location.search);
const theme = query.get('theme');
const themes = theme === 'day' || theme === 'lamp' ? ([theme] as const) : undefined;
if (themes) document.documentElement.dataset.theme = themes[0];
if (root)
  createRoot(root).render(
    query.has('art') ? (
      (themes ?? (['day', 'lamp'] as const)).map(each => <ArtSamples key={each} theme={each} />)
    ) : (
      <Gallery {...(themes ? { themes } : {})} />
    ),
  );
