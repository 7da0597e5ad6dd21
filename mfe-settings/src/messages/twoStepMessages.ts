import type { ApiError } from '@nzuko/shared-auth';

import { accountMessage } from './accountMessages';

const teamsOf = (founders: readonly string[]) =>
  `${founders.map((name) => `${name}’s`).join(' and ')} ${founders.length === 1 ? 'team' : 'teams'}`;

/** Title of the warning that these people’s teams work only with two-step sign-in. */
export const requiredByMessage = (founders: readonly string[]): string =>
  `${teamsOf(founders)} ${founders.length === 1 ? 'requires' : 'require'} two-step sign-in`;

/** Warns before the last method is removed, also on behalf of these people’s teams. */
export function lastMethodMessage(founders: readonly string[]): string {
  const off = 'It’s the last one, so this turns off two-step sign-in.';
  return founders.length === 0
    ? `${off} After that, your password alone will be enough.`
    : `${off} You can’t work with ${teamsOf(founders)} without it.`;
}

/** Shown when making new recovery codes failed, or may have. */
export const newCodesMessage = (error: ApiError): string =>
  error.isUnreachable
    ? 'Your connection dropped. New codes may have been made, and your old ones may no longer work. Make new ones before you rely on them.'
    : accountMessage(error, 'We couldn’t make new codes.');

/** The warning about few recovery codes left, or about those that were made but never shown. */
export function fewCodesMessage(left: number | 'lost'): string {
  const makeNewOnes = 'Make new ones, so that a lost phone doesn’t lock you out.';
  if (left === 'lost') {
    return `Two-step sign-in is on, but your connection dropped before we could show you your recovery codes. ${makeNewOnes}`;
  }
  const few = left === 0 ? 'You have no recovery codes left.' : `Recovery codes left: ${left}.`;
  return `${few} ${makeNewOnes}`;
}
