export * from './measure.ts';
