import { clauseTests } from '@epoka/kernel/kit/testing/clause-tests';

clauseTests(new URL('../', import.meta.url), { examples: 74 });
