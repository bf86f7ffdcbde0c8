export function tinyGame(id?: string): Map<string, string>;
export function writeTinyGame(folder: string, id: string): void;
