import { randomBytes } from 'node:crypto';
import { hashToken } from '../../platform/security/tokens';

const CODES = 10;
/** 80 bits each: more than can be guessed from a plain hash, which unlike a keyed one outlives a change of our key. */
const LETTERS = 16;
/** Crockford's 32, in which nothing looks like anything else. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** New recovery codes, to be shown once, and the hashes to store. */
export function makeRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: CODES }, makeCode);
  return { codes, hashes: codes.map(hashOfRecoveryCode) };
}

/** Capitals, spaces and dashes make no difference, nor do letters that were misread as those they look like. */
export function hashOfRecoveryCode(code: string): Buffer {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return hashToken(letters.replace(/o/g, '0').replace(/[il]/g, '1'));
}

function makeCode(): string {
  const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}
