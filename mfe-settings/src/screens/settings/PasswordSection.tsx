import { useState } from 'react';
import type { User } from '@nzuko/contract';
import { changePassword } from '@nzuko/shared-auth';
import { ButtonLink, ConfirmDialog } from '@nzuko/shared-ui';
import { useConfirmation } from '@nzuko/shared-ui/parts';

import { PasswordForm } from './PasswordForm';
import type { PasswordValues } from './passwordSchema';
import { SettingsSection } from './SettingsSection';

interface PasswordSectionProps {
  user: User;
  /** Called once the user's other sessions have ended. */
  onOthersEnded: () => void;
}

/** Changes the password; users who only sign in with a provider can set one by email. */
export function PasswordSection({ user, onOthersEnded }: PasswordSectionProps) {
  const [wasChanged, setChanged] = useState(false);
  const { ask, dialogProps } = useConfirmation();

  const handleSubmit = async (values: PasswordValues) => {
    setChanged(false);
    if (!(await ask())) return false;
    await changePassword(values);
    setChanged(true);
    onOthersEnded();
    return true;
  };

  if (user.has_password === false) {
    return (
      <SettingsSection title="Password">
        <p>You don’t have a password yet, because you sign in with Google or GitHub.</p>
        <div>
          <ButtonLink to="/forgot-password" variant="secondary">
            Set a Password by Email
          </ButtonLink>
        </div>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title="Password">
      <PasswordForm
        email={user.email}
        onSubmit={handleSubmit}
        onInvalid={() => setChanged(false)}
        wasChanged={wasChanged}
      />
      <ConfirmDialog {...dialogProps} title="Change your password?" confirmLabel="Change Password">
        You stay signed in here. Every other device is signed out and will need the new password.
      </ConfirmDialog>
    </SettingsSection>
  );
}
