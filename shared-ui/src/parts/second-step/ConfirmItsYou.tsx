import { confirmationDuration } from '@nzuko/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, http, logProblem, type SecondStepAnswer } from '@nzuko/shared-auth';
import { onConfirmationNeeded } from '@nzuko/shared-auth/confirmation';
import { Dialog, toast } from '@nzuko/shared-ui';

import { SecondStepForm, type SecondStep } from './SecondStepForm';

const begin = async () => (await http.post<SecondStep>('/auth/confirmation/')).data;
const confirm = async (answer: SecondStepAnswer) => {
  await http.post('/auth/confirmation/answer/', answer);
};

/**
 * Asks people to confirm who they are when the API wants that before a call of the screen that shows this (decision 0097). The
 * call waits meanwhile, with what was typed for it, and is repeated. Several calls share one dialog.
 */
export function ConfirmItsYou() {
  const [step, setStep] = useState<SecondStep | null>(null);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);

  const finish = (isConfirmed: boolean) => {
    setStep(null);
    waiting.current.splice(0).forEach((resolve) => resolve(isConfirmed));
  };

  useEffect(() => {
    const giveUp = () => waiting.current.splice(0).forEach((resolve) => resolve(false));
    const open = async () => {
      try {
        setStep(await begin());
      } catch (error) {
        logProblem('confirmation', error);
        const detail = ApiError.from(error).text('detail');
        toast({
          title: 'You need to confirm that it’s you',
          description: detail ?? 'We couldn’t check that it’s you. Please try again.',
          variant: 'destructive',
        });
        giveUp();
      }
    };
    const stop = onConfirmationNeeded((answer) => {
      waiting.current.push(answer);
      if (waiting.current.length === 1) void open();
    });
    return () => {
      stop();
      giveUp();
    };
  }, []);

  const handleEnded = (reason: string) => {
    toast({ title: 'Please start again', description: reason, variant: 'destructive' });
    finish(false);
  };

  return (
    <Dialog
      open={step !== null}
      onClose={() => finish(false)}
      size="sm"
      title="Confirm it’s you"
      description={`For your security, please confirm before you continue. We won’t ask again for ${confirmationDuration}.`}
    >
      {step ? (
        <SecondStepForm
          key={step.challenge}
          step={step}
          labels={{ submit: 'Confirm', submitting: 'Checking…' }}
          onAnswer={async (answer) => {
            await confirm(answer);
            finish(true);
          }}
          onEnded={handleEnded}
        />
      ) : null}
    </Dialog>
  );
}
