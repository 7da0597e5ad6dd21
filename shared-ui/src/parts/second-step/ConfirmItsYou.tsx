import { confirmationDuration } from '@nzuko/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, http, logProblem, type SecondStepAnswer } from '@nzuko/shared-auth';
import { onConfirmationNeeded } from '@nzuko/shared-auth/confirmation';
import { Dialog, toast } from '@nzuko/shared-ui';

import type { SecondStep, SecondStepForm } from './SecondStepForm';

interface Asked {
  step: SecondStep;
  /** Loaded when it is needed: few are ever asked, and with the library of forms it would be a third of the dashboard. */
  Form: typeof SecondStepForm;
}

async function begin(): Promise<Asked> {
  const [{ data: step }, { SecondStepForm: Form }] = await Promise.all([
    http.post<SecondStep>('/auth/confirmation/'),
    import('./SecondStepForm'),
  ]);
  return { step, Form };
}

const confirm = async (answer: SecondStepAnswer) => {
  await http.post('/auth/confirmation/answer/', answer);
};

/**
 * Asks people to confirm who they are when the API wants that before a call of the screen that shows this (decision 0097). The
 * call waits meanwhile, with what was typed for it, and is repeated. Several calls share one dialog.
 */
export function ConfirmItsYou() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);

  const finish = (isConfirmed: boolean) => {
    setAsked(null);
    waiting.current.splice(0).forEach((resolve) => resolve(isConfirmed));
  };

  useEffect(() => {
    const giveUp = () => waiting.current.splice(0).forEach((resolve) => resolve(false));
    const open = async () => {
      try {
        setAsked(await begin());
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
      open={asked !== null}
      onClose={() => finish(false)}
      size="sm"
      title="Confirm it’s you"
      description={`For your security, please confirm before you continue. We won’t ask again for ${confirmationDuration}.`}
    >
      {asked ? (
        <asked.Form
          key={asked.step.challenge}
          step={asked.step}
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
