import { signOutEverywhere } from '@nzuko/shared-auth';
import { toast } from '@nzuko/shared-ui';

import { AccountAction } from './AccountAction';
import { SessionList } from './SessionList';

/** Where the user is signed in, and signing out there: of one device, or everywhere. */
export function SessionsSection({ endings }: { endings: number }) {
  const handleConfirmed = async () => {
    await signOutEverywhere();
    toast({ title: 'You’re signed out everywhere' });
  };

  return (
    <AccountAction
      title="Sessions"
      details={<SessionList endings={endings} />}
      label="Sign Out Everywhere"
      question={{
        title: 'Sign out everywhere?',
        text: 'Every browser and device is signed out within seconds, including this one.',
      }}
      failed="Failed to sign out everywhere."
      onConfirmed={handleConfirmed}
    >
      Lost a phone, or used someone else’s computer? Sign it out here, or sign out everywhere.
    </AccountAction>
  );
}
