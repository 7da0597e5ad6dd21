import { useState } from 'react';
import { ApiError, eraseAccount, logProblem, type User } from 'shared-auth';
import { Banner, Button, Dialog, toast, warmDialog } from 'shared-ui';

import { accountFormMessage } from '../../messages/accountMessages';
import { DeleteForm } from './DeleteForm';
import type { DeleteValues } from './deleteSchema';
import { SettingsSection } from './SettingsSection';

/** The end of an account, which nothing brings back. */
export function DeleteSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hasPassword = user.has_password !== false;

  const handleOpen = () => {
    setProblem(null);
    setOpen(true);
  };
  const handleSubmit = async ({ password }: DeleteValues) => {
    setProblem(null);
    try {
      await eraseAccount(hasPassword ? password : undefined);
    } catch (failure) {
      logProblem('settings', failure);
      const error = ApiError.from(failure);
      setProblem(accountFormMessage(error, 'Failed to delete your account.'));
      throw failure;
    }
    toast({ title: 'Your account was deleted' });
  };

  return (
    <SettingsSection title="Delete Account">
      <p>
        Your profile, picture, drafts and sessions are deleted for good. Tickets you bought stay in
        the organizers’ books without your name.
      </p>
      <div>
        <Button
          variant="danger"
          onClick={handleOpen}
          onPointerEnter={warmDialog}
          onFocus={warmDialog}
        >
          Delete Account
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        role="alertdialog"
        size="sm"
        title="Delete your account?"
        description="This cannot be undone."
      >
        <DeleteForm
          hasPassword={hasPassword}
          onSubmit={handleSubmit}
          onCancel={() => setOpen(false)}
          news={problem ? <Banner tone="error">{problem}</Banner> : null}
        />
      </Dialog>
    </SettingsSection>
  );
}
