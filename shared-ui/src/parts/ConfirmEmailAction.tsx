import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, http, logProblem, useSession } from '@nzuko/shared-auth';
import { Button } from '@nzuko/shared-ui';

interface ConfirmEmailActionProps {
  error: ApiError | undefined;
  /** Called once the address has been confirmed, usually in another tab; should take the refusal away. */
  onConfirmed: () => void;
}

/** For the banner of a refused call: if it needs a confirmed address, the button that sends the confirmation mail again. */
export function ConfirmEmailAction({ error, onConfirmed }: ConfirmEmailActionProps) {
  return error?.text('code') === 'email_unverified' ? (
    <UntilConfirmed onConfirmed={onConfirmed} />
  ) : null;
}

function UntilConfirmed({ onConfirmed }: Pick<ConfirmEmailActionProps, 'onConfirmed'>) {
  const isConfirmed = useSession(({ user }) => user?.email_verified === true);
  // A refusal that contradicts the session stays in sight.
  const [wasConfirmed] = useState(isConfirmed);
  const handleConfirmed = useEffectEvent(onConfirmed);
  useEffect(() => {
    if (isConfirmed && !wasConfirmed) handleConfirmed();
  }, [isConfirmed, wasConfirmed]);
  return <ConfirmEmailButton />;
}

/** Sends the confirmation mail again, and says whether that worked. */
export function ConfirmEmailButton() {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string>();

  const handleClick = async () => {
    setBusy(true);
    setAnswer(undefined);
    try {
      await http.post('/auth/email-verification/');
      setAnswer('Sent. Check your inbox, and your spam folder.');
    } catch (failure) {
      logProblem('confirm-email', failure);
      setAnswer(ApiError.from(failure).text('detail') ?? FAILED);
    }
    setBusy(false);
  };

  return (
    <>
      <div>
        <Button variant="secondary" size="sm" loading={isBusy} onClick={() => void handleClick()}>
          Send the Confirmation Mail Again
        </Button>
      </div>
      <div role="status">{answer}</div>
    </>
  );
}

const FAILED = 'We couldn’t send the mail. Please try again.';
