/** The small things that messages are made of. */
import type { Json } from '@epoka/kernel';
import { z } from 'zod';
import { isVisibleName, LIMITS } from './codes.ts';

/** No control characters, no characters that turn the direction of writing: names and lines must stay readable. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(text => !UNREADABLE.test(text), { message: 'unreadable' });
/** More than one line: breaks and tabs are welcome. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine(t => !UNREADABLE.test(t.replace(/[\n\r\t]/g, '')), { message: 'unreadable' });

export const ID = /^[A-Za-z0-9_-]{1,40}$/;
export const KEY = /^[A-Za-z0-9_.:-]{8,64}$/;
export const Id = z.string().regex(ID);
/** Made up by the client, unique for it. */
export const Key = z.string().regex(KEY);
/** The secret part of a link: travels in the part of the address behind `#`, which no server ever sees. */
export const Code = z.string().regex(/^[A-Za-z0-9_-]{20,60}$/);
export const SeatNumber = z.int().min(0).max(31);
export const Count = z.int().min(0).max(1_000_000);

export const Name = line(LIMITS.name)
  .overwrite(name => name.normalize('NFC').replace(/\s+/gu, ' '))
  .refine(isVisibleName, { message: 'not visible' });
export const Login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._@+-]{3,60}$/);
export const Password = z.string().min(8).max(LIMITS.password);
export const Language = z.enum(['en', 'pl']);

/** A player program, with how long it may think: `greedy`, `search:ms=500`. */
export const BotSpec = z.string().regex(/^[a-z][a-z0-9-]{0,30}(:[a-z]+=\d{1,6}){0,3}$/);

/** From the device's own source of chance: 32 hexadecimal digits. */
export const Salt = z.string().regex(/^[0-9a-f]{32}$/);

/** Plain data of a size that a real answer may have. */
export function isSmall(value: unknown, depth: number, room: { nodes: number }): boolean {
  if (--room.nodes < 0) return false;
  switch (typeof value) {
    case 'string':
      return value.length <= 200;
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      if (depth === 0) return false;
      return Object.entries(value).every(([key, part]) => key.length <= 60 && isSmall(part, depth - 1, room));
    default:
      return false;
  }
}

/** What a player brings to a game: plain data. What it has to be is for the game to say. */
export const Brought = z.custom<Json>(
  value => typeof value === 'object' && value !== null && isSmall(value, 4, { nodes: 400 }),
  { message: 'not something to bring' },
);
