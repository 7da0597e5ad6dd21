import { randomInt } from 'node:crypto';
import { LIMITS } from '../../platform/limits';

/** A username based on the suggestion, with a number if it is taken. */
export function usernameFor(suggestion: string, tries: number): string {
  const base = (suggestion.split('@')[0] ?? '').replace(/[^\w.-]/g, '').slice(0, 30);
  const isPlain = tries === 1 && base.length >= LIMITS.username.minLength;
  return isPlain ? base : `${base || 'user'}${randomInt(1000, 1_000_000)}`;
}
