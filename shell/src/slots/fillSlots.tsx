import type { LiveRegistry } from '@nzuko/contract';
import { decideAccess, useSession } from '@nzuko/shared-auth';
import { provideSlots, type Place } from '@nzuko/shared-ui/parts';

import type { ScreenLoads } from '../remotes/screenLoads';
import { liveSlots } from './liveSlots';
import { SlotComponent } from './SlotComponent';

/** Fills the places on screens with the components that this registry's remotes offer for them. */
export function fillSlots({ routes }: Pick<LiveRegistry, 'routes'>, loads: ScreenLoads): void {
  const byName = liveSlots(routes);

  function Fill({ name, context, fallback }: Place) {
    const status = useSession((session) => session.status);
    return (byName.get(name) ?? [])
      .filter(({ access }) => decideAccess(access, status) === 'allow')
      .map((slot) => (
        <SlotComponent
          key={slot.remote.name}
          slot={slot}
          loads={loads}
          context={context}
          fallback={fallback}
        />
      ));
  }

  provideSlots(Fill);
}
