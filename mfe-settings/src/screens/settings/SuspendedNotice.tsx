import type { User } from '@nzuko/contract';
import { SuspensionBanner } from '@nzuko/shared-ui/parts';

/** Above the settings that a suspended account keeps: since when, why, and what has to wait. */
export function SuspendedNotice({ suspension }: { suspension: NonNullable<User['suspension']> }) {
  return (
    <SuspensionBanner suspension={suspension} link={{ to: '/dashboard', label: 'My Tickets' }}>
      <p>
        You can still change your password, sign devices out and download your data. Your profile,
        email address and two-step sign-in can’t be changed until the suspension is lifted, nor can
        the account be deleted.
      </p>
    </SuspensionBanner>
  );
}
