import { useState } from 'react';
import { Button } from '@nzuko/shared-ui';
import { holdersEmailed } from '@nzuko/shared-ui/parts';

import { suspendAccount } from '../../../api/suspensionsApi';
import { suspendFailedMessage } from '../../../messages/deskMessages';
import { TextDialog } from '../TextDialog';
import { reasonSchema } from './suspensionSchemas';
import { useSuspensionsChanged } from './useSuspensionsChanged';

/** A button that suspends an account, once it is said why. */
export function SuspendAccount({ account }: { account: { id: number; name: string } }) {
  const [isOpen, setOpen] = useState(false);
  const { changed } = useSuspensionsChanged();
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Suspend Account
      </Button>
      <TextDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Suspend ${account.name}?`}
        name="reason"
        label="Reason"
        hint="We email it to the account’s owner."
        schema={reasonSchema}
        confirmLabel="Suspend Account"
        tone="danger"
        failedMessage={suspendFailedMessage}
        onSubmit={async (reason) => {
          await suspendAccount(account.id, reason);
          void changed(`${account.name} is suspended.`);
        }}
      >
        {`Their events go off sale at once, and no money is paid out. They can only use their own tickets until you lift the suspension. ${holdersEmailed}.`}
      </TextDialog>
    </>
  );
}
