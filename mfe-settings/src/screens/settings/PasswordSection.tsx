import { useState } from 'react';
import { ApiError, changePassword, logProblem, type User } from 'shared-auth';
import { Banner, ButtonLink, ConfirmDialog } from 'shared-ui';

import { accountFormMessage } from '../../messages/accountMessages';
import { PasswordForm } from './PasswordForm';
import type { PasswordValues } from './passwordSchema';
import { SettingsSection } from './SettingsSection';
import { useConfirmation } from './useConfirmation';

/** The change of one's password; who signs in by a provider alone gets one by mail. */
export function PasswordSection({ user }: { user: User }) {
  const [changes, setChanges] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { ask, dialogProps } = useConfirmation();

  const handleSubmit = async (values: PasswordValues) => {
    setProblem(null);
    if (!(await ask())) return;
    try {
      await changePassword(values);
    } catch (failure) {
      logProblem('settings', failure);
      const error = ApiError.from(failure);
      setProblem(accountFormMessage(error, 'Failed to change your password.'));
      throw failure;
    }
    setChanges(changes + 1);
  };

  if (user.has_password === false) {
    return (
      <SettingsSection title="Password">
        <p>Your account has no password yet: you sign in with Google or GitHub.</p>
        <div>
          <ButtonLink to="/forgot-password" variant="secondary">
            Set a password by mail
          </ButtonLink>
        </div>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title="Password">
      <PasswordForm
        // What was typed is gone once it is the password.
        key={changes}
        email={user.email}
        onSubmit={handleSubmit}
        news={
          <>
            {problem ? (
              <Banner tone="error" title="Error" onDismiss={() => setProblem(null)}>
                {problem}
              </Banner>
            ) : null}
            {changes > 0 && !problem ? (
              <Banner tone="success" title="Success">
                Password changed. Your other devices are signed out.
              </Banner>
            ) : null}
          </>
        }
      />
      <ConfirmDialog {...dialogProps} title="Change your password?" confirmLabel="Change Password">
        You stay signed in here. Every other device is signed out and needs the new password.
      </ConfirmDialog>
    </SettingsSection>
  );
}
