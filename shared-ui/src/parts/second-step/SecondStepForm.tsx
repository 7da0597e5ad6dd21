import { useEffect, useState } from 'react';
import { networkErrorMessage, type ApiSchemas } from '@nzuko/contract';
import { ApiError, logProblem, type SecondStepAnswer } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, PasswordInput, Stack, styled, theme } from '@nzuko/shared-ui';

import { KeyRound } from '../icons/icons';
import { OrLine } from '../OrLine';
import { askForPasskey, canUsePasskeys, noPasskeyMessage } from './passkeys';
import { secondStepSchema, type TypedWay } from './secondStepSchema';

export type SecondStep = ApiSchemas['SecondStep'];

interface SecondStepFormProps {
  step: SecondStep;
  /** The button's label, such as “Sign In”, and the one shown while an answer is checked. */
  labels: { submit: string; submitting: string };
  /** Sends an answer; rejects with ApiError. */
  onAnswer: (answer: SecondStepAnswer) => Promise<void>;
  /** Called with the reason if the step can no longer be answered. */
  onEnded: (reason: string) => void;
}

const empty = { value: '' };

/** Asks for a passkey, or for the code of an app, a recovery code or the password, whichever the account has. */
export function SecondStepForm({ step, labels, onAnswer, onEnded }: SecondStepFormProps) {
  const { challenge, ways } = step;
  const typed = (['app', 'password', 'recovery_code'] as const).filter((way) => ways.includes(way));
  const hasPasskey = ways.includes('passkey');
  const canUse = hasPasskey && canUsePasskeys();
  const [way, setWay] = useState<TypedWay>(typed[0] ?? 'recovery_code');
  const [passkeyProblem, setPasskeyProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  const send = async (answer: Omit<SecondStepAnswer, 'challenge'>) => {
    try {
      await onAnswer({ challenge, ...answer });
    } catch (error) {
      const failure = ApiError.from(error);
      if (failure.text('code') === 'challenge_ended') onEnded(messageOf(failure));
      throw failure;
    }
  };
  const { formik, formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: secondStepSchema[way],
    initialValues: empty,
    onSubmit: ({ value }) => {
      setPasskeyProblem(null);
      return send({ [way === 'app' ? 'app_code' : way]: value });
    },
  });

  const { ref: formRef } = formProps;
  useEffect(() => {
    // Whoever has the app in hand can type at once; a passkey's button comes before the field.
    if (!canUse && way === 'app') formRef.current?.querySelector('input')?.focus();
  }, [formRef, canUse, way]);

  const handlePasskey = async () => {
    setAsking(true);
    setPasskeyProblem(null);
    dismissFailure();
    try {
      const passkey = await askForPasskey(step.passkey ?? {});
      if (passkey) await send({ passkey: passkey as unknown as SecondStepAnswer['passkey'] });
      else setPasskeyProblem(noPasskeyMessage);
    } catch (error) {
      logProblem('second step', error);
      setPasskeyProblem(messageOf(ApiError.from(error)));
    } finally {
      setAsking(false);
    }
  };
  const other = typed.find((each) => each !== way);
  const problem = passkeyProblem ?? (failure && messageOf(failure));

  return (
    <Stack gap={5}>
      {problem ? <Banner tone="error">{problem}</Banner> : null}
      {canUse ? (
        <Button
          size="lg"
          fullWidth
          loading={isAsking}
          startIcon={<KeyRound size={20} />}
          onClick={() => void handlePasskey()}
        >
          Use a Passkey
        </Button>
      ) : null}
      {hasPasskey && !canUse ? (
        <Hint>This browser can’t use passkeys, so you need a code here.</Hint>
      ) : null}
      {canUse ? <OrLine /> : null}
      <Stack as="form" gap={5} aria-label="Code" {...formProps}>
        <Typed way={way} field={fieldProps('value')} />
        <Button
          type="submit"
          size="lg"
          fullWidth
          variant={canUse ? 'secondary' : 'primary'}
          loading={isSubmitting}
        >
          {isSubmitting ? labels.submitting : labels.submit}
        </Button>
      </Stack>
      {other ? (
        <Button
          variant="ghost"
          onClick={() => {
            setWay(other);
            formik.resetForm();
            dismissFailure();
          }}
        >
          {SWITCH_TO[other]}
        </Button>
      ) : null}
    </Stack>
  );
}

type TypedField = ReturnType<ReturnType<typeof useApiForm<typeof empty>>['fieldProps']>;

function Typed({ way, field }: { way: TypedWay; field: TypedField }) {
  switch (way) {
    case 'app':
      return (
        <Field
          {...field}
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="123 456"
        />
      );
    case 'recovery_code':
      return (
        <Field
          {...field}
          label="Recovery code"
          hint="One of those you saved when you turned on two-step sign-in. Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      );
    case 'password':
      return (
        <Field {...field} as={PasswordInput} label="Password" autoComplete="current-password" />
      );
  }
}

const SWITCH_TO: Record<TypedWay, string> = {
  app: 'Use Your Authenticator App',
  recovery_code: 'Use a Recovery Code',
  password: 'Use Your Password',
};

/** Why an answer failed. The field keeps it, so it can be resent. */
const messageOf = (error: ApiError) =>
  error.isUnreachable
    ? networkErrorMessage
    : (error.text('detail') ?? 'We couldn’t check that. Please try again.');

const Hint = styled.p`
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
