import type { ReactNode } from 'react';
import { finishSignIn } from '@nzuko/shared-auth';
import { Button, Link } from '@nzuko/shared-ui';
import { SecondStepForm, type SecondStep } from '@nzuko/shared-ui/parts';

import { AuthLayout } from '../components/AuthLayout';

export interface SecondStepViewProps {
  step: SecondStep;
  poster: ReactNode;
  /** Begins again, with the reason if it wasn't asked for. */
  onRestart: (reason: string | null) => void;
  onSignedIn?: () => void;
}

/** The second step of a sign-in, in place of the first. */
export function SecondStepView({ step, poster, onRestart, onSignedIn }: SecondStepViewProps) {
  return (
    <AuthLayout
      title="Two-step sign-in"
      subtitle="One more step, so that nobody gets in with your password alone."
      focusTitle={!step.ways.includes('app')}
      poster={poster}
      footer={
        <>
          Lost your phone? Use one of your recovery codes. If those are gone too,{' '}
          <Link to="/contact">write to us</Link>.
        </>
      }
    >
      <SecondStepForm
        step={step}
        labels={{ submit: 'Sign In', submitting: 'Signing in…' }}
        onAnswer={async (answer) => {
          await finishSignIn(answer);
          onSignedIn?.();
        }}
        onEnded={onRestart}
      />
      <Button variant="ghost" onClick={() => onRestart(null)}>
        Start Over
      </Button>
    </AuthLayout>
  );
}
