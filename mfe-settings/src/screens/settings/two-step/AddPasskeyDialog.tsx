import type { ApiSchemas } from '@nzuko/contract';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Dialog, Field, Stack } from '@nzuko/shared-ui';
import { ConfirmEmailAction, makePasskey } from '@nzuko/shared-ui/parts';
import { useState } from 'react';

import { addPasskey, startPasskey } from '../../../api/twoStep';
import { accountMessage } from '../../../messages/accountMessages';
import { emptyPasskeyName, passkeyNameSchema } from './twoStepSchemas';

interface AddPasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  /** With recovery codes if it is the first method. */
  onAdded: (recoveryCodes: string[]) => void;
}

/** Asks what to call the passkey, then has the browser make it. */
export function AddPasskeyDialog({ open, onClose, onAdded }: AddPasskeyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Add a passkey"
      description="Your fingerprint, your face, your screen lock or a security key. Nothing to type, and nothing that can be stolen from you."
    >
      {open ? <NameForm onAdded={onAdded} /> : null}
    </Dialog>
  );
}

type Made = ApiSchemas['PasskeyPayload']['passkey'];

function NameForm({ onAdded }: Pick<AddPasskeyDialogProps, 'onAdded'>) {
  const [cameToNothing, setCameToNothing] = useState(false);
  const { formProps, fieldProps, isSubmitting, failure } = useApiForm({
    schema: passkeyNameSchema,
    initialValues: emptyPasskeyName,
    onSubmit: async ({ name }) => {
      setCameToNothing(false);
      const { challenge, options } = await startPasskey();
      const passkey = await makePasskey(options);
      if (!passkey) return setCameToNothing(true);
      onAdded(await addPasskey({ challenge, name, passkey: passkey as unknown as Made }));
    },
  });
  return (
    <Stack as="form" gap={5} aria-label="Passkey" {...formProps}>
      {cameToNothing ? (
        <Banner tone="warning">
          No passkey was added. This device may already have one for your account.
        </Banner>
      ) : null}
      {failure ? (
        <Banner tone="error" action={<ConfirmEmailAction error={failure} />}>
          {accountMessage(failure, 'We couldn’t add the passkey.')}
        </Banner>
      ) : null}
      <Field
        {...fieldProps('name')}
        label="Name"
        hint="A name you’ll recognise later, such as “My phone”."
        autoComplete="off"
      />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? 'Waiting for your device…' : 'Continue'}
      </Button>
    </Stack>
  );
}
