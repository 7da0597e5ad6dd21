import { signOutEverywhere } from 'shared-auth';
import { toast } from 'shared-ui';

import { AccountAction } from './AccountAction';

/** Signing out everywhere: the way out when a device was lost. */
export function SessionsSection() {
  const handleConfirmed = async () => {
    await signOutEverywhere();
    toast({ title: 'You are signed out everywhere' });
  };

  return (
    <AccountAction
      title="Sessions"
      label="Sign Out Everywhere"
      question={{
        title: 'Sign out everywhere?',
        text: 'Every browser and device is signed out within seconds, this one at once.',
      }}
      failed="Failed to sign out everywhere."
      onConfirmed={handleConfirmed}
    >
      Lost a phone, or used a computer that is not yours? End every session of your account.
    </AccountAction>
  );
}
