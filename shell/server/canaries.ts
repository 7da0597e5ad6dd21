import type { Canary, Registry } from '@nzuko/contract';

import { isAmong } from './visitorShare';

/** Each version draws its own visitors. */
const tries = (visitor: string, { remote, share }: Canary) =>
  isAmong(visitor, `${remote.name}@${remote.version}`, share);

/** The registry for this visitor, with the canaries they are part of in place of the live versions. */
export function registryFor(
  { canaries = [], remotes, ...registry }: Registry,
  visitor: string,
): Registry {
  const tried = canaries.filter((canary) => tries(visitor, canary));
  return {
    ...registry,
    remotes: remotes.map(
      (remote) => tried.find((canary) => canary.remote.name === remote.name)?.remote ?? remote,
    ),
  };
}
