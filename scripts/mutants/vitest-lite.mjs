/**
 * What rule tests use of Vitest, without Vitest: tests are collected once and can then be run again and again in one process, with
 * Vitest's own `expect`. Stands in for the package while mutants are tried, see in-process.mjs.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
);

/** Every test in the order it was written: { id, name, file, run }. */
export const tests = [];
const groups = [];
let file = '';

/** From now on tests belong to this file. */
export function collecting(name) {
  file = name;
}

const each = define => rows => (name, body) => {
  rows.forEach((row, i) => {
    define(`${name} ${i}`, () => (Array.isArray(row) ? body(...row) : body(row)));
  });
};

export function describe(name, body) {
  groups.push(name);
  try {
    body();
  } finally {
    groups.pop();
  }
}
describe.each = each(describe);

export function it(name, run) {
  if (typeof run !== 'function') throw new Error(`${file}: ${name} has no body`);
  const full = [...groups, name].join(' > ');
  tests.push({ id: `${tests.length} ${file} ${full}`, name: full, file, run });
}
it.each = each(it);
export const test = it;
