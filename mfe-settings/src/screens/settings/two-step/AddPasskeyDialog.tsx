import type { ApiSchemas } from '@nzuko/contract';
import { ApiError } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Dialog, Field, Stack } from '@nzuko/shared-ui';
import { ConfirmEmailAction, makePasskey } from '@nzuko/shared-ui/parts';
import { useRef, useState } from 'react';

import { addPasskey, mayBeAdded, startPasskey } from '../../../api/twoStep';
import { accountMessage } from '../../../messages/accountMessages';
import { emptyPasskeyName, passkeyNameSchema } from './twoStepSchemas';

interface AddPasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  /** With recovery codes if it is the first method. */
  onAdded: (recoveryCodes: string[]) => void;
  /** Called when it may have been added, but the answer didn't say so. */
  onUnsure: () => Promise<void>;
}

/** Asks what to call the passkey, then has the browser make it. */
export function AddPasskeyDialog({ open, onClose, ...outcome }: AddPasskeyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Add a passkey"
      description="Your fingerprint, your face, your screen lock or a security key. Nothing to type, and nothing a fake site could steal."
    >
      {open ? <NameForm {...outcome} /> : null}
    </Dialog>
  );
}

type Made = ApiSchemas['PasskeyPayload']['passkey'];

function NameForm({ onAdded, onUnsure }: Omit<AddPasskeyDialogProps, 'open' | 'onClose'>) {
  const [cameToNothing, setCameToNothing] = useState(false);
  const wasLost = useRef(false);
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: passkeyNameSchema,
    initialValues: emptyPasskeyName,
    onSubmit: async ({ name }) => {
      setCameToNothing(false);
      const { challenge, options } = await startPasskey();
      const passkey = await makePasskey(options);
      if (!passkey) {
        setCameToNothing(true);
        // The device has the one whose answer was lost.
        return wasLost.current ? onUnsure() : undefined;
      }
      try {
        onAdded(await addPasskey({ challenge, name, passkey: passkey as unknown as Made }));
      } catch (failed) {
        wasLost.current = mayBeAdded(ApiError.from(failed));
        if (wasLost.current) await onUnsure();
        throw failed;
      }
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
        <Banner
          tone="error"
          action={<ConfirmEmailAction error={failure} onConfirmed={dismissFailure} />}
        >
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
