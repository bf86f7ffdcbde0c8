import { savedTests } from '@epoka/table/saved-tests';
import { throughTheAges } from '../index.ts';

savedTests(throughTheAges, new URL('saved/', import.meta.url));
