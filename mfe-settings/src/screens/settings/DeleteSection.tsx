import { useState } from 'react';
import type { User } from '@nzuko/contract';
import { eraseAccount } from '@nzuko/shared-auth';
import { Button, Dialog, toast, useNavigate, warmDialog } from '@nzuko/shared-ui';

import { deletionWarning } from '../../messages/accountMessages';
import { DeleteForm } from './DeleteForm';
import type { DeleteValues } from './deleteSchema';
import { SettingsSection } from './SettingsSection';

/** Deletes the account permanently. */
export function DeleteSection({ user }: { user: User }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const hasPassword = user.has_password !== false;

  const handleSubmit = async ({ password }: DeleteValues) => {
    setDeleting(true);
    try {
      await eraseAccount(hasPassword ? password : undefined);
    } finally {
      setDeleting(false);
    }
    // Not the sign-in page, where the guard of this one has sent them meanwhile.
    void navigate('/', { replace: true });
    toast({ title: 'Your account was deleted' });
  };
  const handleClose = () => setOpen(false);

  return (
    <SettingsSection title="Delete Account">
      <p>
        Your profile, picture, drafts and sessions are deleted for good. Tickets you bought stay in
        the organizers’ records without your name.
      </p>
      <div>
        <Button
          variant="danger"
          onClick={() => setOpen(true)}
          onPointerEnter={() => void warmDialog()}
          onFocus={() => void warmDialog()}
        >
          Delete Account
        </Button>
      </div>
      <Dialog
        open={open}
        busy={isDeleting}
        onClose={handleClose}
        role="alertdialog"
        size="sm"
        title="Delete your account?"
        description={deletionWarning(user.role)}
      >
        <DeleteForm hasPassword={hasPassword} onSubmit={handleSubmit} onCancel={handleClose} />
      </Dialog>
    </SettingsSection>
  );
}
