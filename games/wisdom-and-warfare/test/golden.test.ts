import { goldenTests } from '@epoka/kernel/kit/testing/golden-tests';
import { golden } from './golden.ts';

goldenTests(golden);
