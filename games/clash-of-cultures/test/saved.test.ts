import { savedTests } from '@epoka/table/saved-tests';
import { clashOfCultures } from '../index.ts';

savedTests(clashOfCultures, new URL('saved/', import.meta.url));
