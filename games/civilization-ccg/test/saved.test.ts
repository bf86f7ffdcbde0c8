import { savedTests } from '@epoka/table/saved-tests';
import { civilizationCcg } from '../index.ts';

savedTests(civilizationCcg, new URL('saved/', import.meta.url));
