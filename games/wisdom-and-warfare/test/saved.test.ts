import { savedTests } from '@epoka/table/saved-tests';
import { wisdomAndWarfare } from '../index.ts';

savedTests(wisdomAndWarfare, new URL('saved/', import.meta.url));
