/**
 * Writes the tiny game of docs/tiny-game.md into games/, under another name if you like, as something to begin with:
 *
 *   npm run tiny-game -- my-game
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const TINY = 'harvest';

/** Every file of the document, path -> text: a code block under a line with nothing but its path. */
export function tinyGame(id = TINY) {
  const text = readFileSync(join(root, 'docs/tiny-game.md'), 'utf8');
  const blocks = text.matchAll(/^`((?:games|web\/covers)\/harvest[^`\n]+)`\n\n```\w*\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, path, code]) => [named(path, id), named(code, id)]));
}

/** In names of files and packages as it is, in code as `myGame`. */
function named(text, id) {
  const inCode = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return text.replace(/(['"/]?)\bharvest\b/g, (_, before) => before + (before ? id : inCode));
}

export function writeTinyGame(folder, id) {
  for (const [path, text] of tinyGame(id)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const id = process.argv[2] ?? TINY;
  const fault = !/^[a-z]+(-[a-z]+)*$/.test(id)
    ? `a game is called like my-game, not ${JSON.stringify(id)}`
    : existsSync(join(root, 'games', id)) && `games/${id} exists already`;
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  writeTinyGame(root, id);
  console.log(`games/${id} is written; docs/writing-a-game.md says where else it must be named`);
}
