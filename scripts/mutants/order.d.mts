interface Test {
  readonly id: string;
}

export class Order {
  constructor(file: string);
  sorted<T extends Test>(tests: readonly T[]): T[];
  noticed(id: string): void;
}
