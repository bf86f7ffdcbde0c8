/**
 * SHA-256, synchronous. The browser's own is missing on pages that come over plain http, and it is a promise everywhere; a
 * commitment of a hundred bytes needs neither.
 */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 64 hexadecimal digits, over the text in UTF-8. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
