import type { User } from '@nzuko/contract';
import { SuspensionBanner } from '@nzuko/shared-ui/parts';

/** Above the settings that a suspended account keeps: since when, why, and what has to wait. */
export function SuspendedNotice({ suspension }: { suspension: NonNullable<User['suspension']> }) {
  return (
    <SuspensionBanner suspension={suspension} link={{ to: '/dashboard', label: 'My Tickets' }}>
      <p>
        You can still change your password, sign devices out and download your data. Until the
        suspension is lifted, you can’t edit your profile, change two-step sign-in or delete your
        account.
      </p>
    </SuspensionBanner>
  );
}
