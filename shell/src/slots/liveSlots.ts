import { isAccess, type LiveRoute, type RegisteredRemote, type SlotOffer } from '@nzuko/contract';
import { logProblem } from '@nzuko/shared-auth';

import type { Loadable } from '../remotes/loadInTime';

/** One remote's component for a place. */
export type LiveSlot = Loadable & Pick<SlotOffer, 'access'>;

const isOffer = (value: unknown): value is SlotOffer => {
  if (typeof value !== 'object' || value === null) return false;
  const { module, access, order = 0 } = value as Partial<Record<keyof SlotOffer, unknown>>;
  return (
    typeof module === 'string' &&
    module.startsWith('./') &&
    isAccess(access) &&
    typeof order === 'number'
  );
};

/**
 * The components that these routes' remotes offer for each place, sorted by `order`, then by name. The remotes are the
 * visitor's, live or canary, since the routes are. An offer that can't be read costs only itself.
 */
export function liveSlots(routes: readonly LiveRoute[]): Map<string, LiveSlot[]> {
  const remotes = new Map<RegisteredRemote, boolean>(
    routes.map(({ remote, available }) => [remote, available]),
  );
  const found = [...remotes].flatMap(([remote, available]) =>
    Object.entries<unknown>(remote.slots ?? {}).flatMap(([name, offer]) => {
      if (isOffer(offer)) return [{ name, offer, remote, available }];
      logProblem('registry', `${remote.name}: the slot ${name} is malformed`);
      return [];
    }),
  );
  found.sort(
    (one, other) =>
      (one.offer.order ?? 0) - (other.offer.order ?? 0) ||
      one.remote.name.localeCompare(other.remote.name),
  );
  const byName = new Map<string, LiveSlot[]>();
  for (const { name, offer, remote, available } of found) {
    const { module, access } = offer;
    byName.set(name, [...(byName.get(name) ?? []), { remote, available, screen: module, access }]);
  }
  return byName;
}
