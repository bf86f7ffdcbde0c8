import { savedTests } from '@epoka/table/saved-tests';
import { newHorizons } from '../index.ts';

savedTests(newHorizons, new URL('saved/', import.meta.url));
