export function isRuleTest(file: string): boolean;
export function ruleTests(game: string): string[];
