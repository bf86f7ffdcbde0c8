/**
 * @epoka/protocol: what client and server say to each other. Importing a value from here brings the schemas along; a
 * browser takes types from here, numbers from `@epoka/protocol/codes` and the connection from `@epoka/protocol/client`.
 */
export * from './acts.ts';
export * from './codes.ts';
export * from './messages.ts';
export * from './moderation.ts';
export * from './people.ts';
export * from './problems.ts';
export * from './tables.ts';
export * from './values.ts';
