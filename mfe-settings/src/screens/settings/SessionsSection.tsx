import { signOutEverywhere } from 'shared-auth';
import { toast } from 'shared-ui';

import { AccountAction } from './AccountAction';

/** Signs out everywhere, for example after losing a device. */
export function SessionsSection() {
  const handleConfirmed = async () => {
    await signOutEverywhere();
    toast({ title: 'You’re signed out everywhere' });
  };

  return (
    <AccountAction
      title="Sessions"
      label="Sign Out Everywhere"
      question={{
        title: 'Sign out everywhere?',
        text: 'Every browser and device is signed out within seconds, including this one.',
      }}
      failed="Failed to sign out everywhere."
      onConfirmed={handleConfirmed}
    >
      Lost a phone, or used someone else’s computer? Sign out of every device.
    </AccountAction>
  );
}
