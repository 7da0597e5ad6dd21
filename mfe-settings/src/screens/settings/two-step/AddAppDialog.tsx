import { useEffect, useState } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Dialog, Field, Spinner, Stack } from '@nzuko/shared-ui';
import { ConfirmEmailAction, QrCode } from '@nzuko/shared-ui/parts';

import { finishApp, mayBeAdded, startApp, type NewApp } from '../../../api/twoStep';
import { accountMessage } from '../../../messages/accountMessages';
import { appCodeSchema, emptyAppCode } from './twoStepSchemas';
import { AppLink, Buttons, Code, QrFrame } from './TwoStep.styles';
import { useCopy } from './useCopy';

interface AddAppDialogProps {
  open: boolean;
  onClose: () => void;
  /** With recovery codes if it is the first method. */
  onAdded: (recoveryCodes: string[]) => void;
  /** Called when it may have been added, but the answer didn't say so. */
  onUnsure: () => Promise<void>;
}

/** Shows the QR code, and asks for the first code. */
export function AddAppDialog({ open, onClose, ...outcome }: AddAppDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Add an authenticator app"
      description="Use Google Authenticator, 1Password, Aegis or any other app."
    >
      {open ? <Steps {...outcome} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Steps({ onAdded, onUnsure, onClose }: Omit<AddAppDialogProps, 'open'>) {
  const [app, setApp] = useState<NewApp | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const { copied, copy } = useCopy();
  const { formProps, fieldProps, isSubmitting, failure } = useApiForm({
    schema: appCodeSchema,
    initialValues: emptyAppCode,
    onSubmit: async ({ code }) => {
      try {
        onAdded(await finishApp(code));
      } catch (failed) {
        if (mayBeAdded(ApiError.from(failed))) await onUnsure();
        throw failed;
      }
    },
  });

  useEffect(() => {
    let isCurrent = true;
    startApp().then(
      (started) => isCurrent && setApp(started),
      (error: unknown) => {
        logProblem('settings', error);
        if (isCurrent) setProblem(ApiError.from(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);

  const handleConfirmed = () => {
    setProblem(null);
    setTries((before) => before + 1);
  };

  if (problem) {
    return (
      <Stack gap={5}>
        <Banner
          tone="error"
          action={<ConfirmEmailAction error={problem} onConfirmed={handleConfirmed} />}
        >
          {accountMessage(problem, 'We couldn’t start the setup.')}
        </Banner>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </Stack>
    );
  }
  if (!app) return <Spinner label="Preparing the QR code…" />;
  return (
    <Stack as="form" gap={5} aria-label="Authenticator app" {...formProps}>
      <p>Scan this with the app:</p>
      <QrFrame>
        <QrCode
          payload={app.uri}
          label="QR code for your authenticator app"
          instead="We couldn’t draw the QR code. Type the key instead."
        />
      </QrFrame>
      <p>
        On the phone that has the app? <AppLink href={app.uri}>Open it in the app</AppLink>
      </p>
      <p>
        Can’t scan it? Copy or type this key: <Code>{app.secret.replace(/.{4}(?=.)/g, '$& ')}</Code>
      </p>
      <Buttons>
        <Button variant="secondary" size="sm" onClick={() => void copy(app.secret)}>
          Copy Key
        </Button>
        <span role="status">
          {copied === 'done' ? 'Copied.' : null}
          {copied === 'failed' ? 'Your browser didn’t let us copy it. Type it instead.' : null}
        </span>
      </Buttons>
      <Field
        {...fieldProps('code')}
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="123 456"
      />
      {failure ? (
        <Banner tone="error">{accountMessage(failure, 'We couldn’t add the app.')}</Banner>
      ) : null}
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? 'Checking…' : 'Add App'}
      </Button>
    </Stack>
  );
}
