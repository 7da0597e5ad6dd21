import type { User } from '@nzuko/contract';
import { PageHeader } from '@nzuko/shared-ui';
import { SuspensionBanner } from '@nzuko/shared-ui/parts';

import { Top } from '../../event-form/EventEditor.styles';

/** Replaces the form: the API rejects events from suspended accounts. Typed values stay on the device. */
export function SuspendedNotice({ suspension }: { suspension: NonNullable<User['suspension']> }) {
  return (
    <Top>
      <PageHeader eyebrow="New event" title="Create an event" />
      <SuspensionBanner suspension={suspension} link={{ to: '/dashboard', label: 'My Tickets' }}>
        <p>You can’t create events until the suspension is lifted.</p>
      </SuspensionBanner>
    </Top>
  );
}
