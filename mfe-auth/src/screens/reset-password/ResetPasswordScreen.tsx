import { useState } from 'react';
import { ApiError } from 'shared-auth';
import { Banner, Link, useLocation } from 'shared-ui';

import { requestPasswordReset } from '../../api/passwordReset';
import { AuthLayout } from '../../components/AuthLayout';
import { ResetPoster } from '../../components/ResetPoster';
import { resetRequestMessage } from '../../messages/passwordResetMessages';
import { CheckYourEmail } from './CheckYourEmail';
import { ResetPasswordForm } from './ResetPasswordForm';
import type { ResetPasswordValues } from './resetPasswordSchema';

/** Asks for a password reset, at `/reset-password` and `/forgot-password`. */
export default function ResetPasswordScreen() {
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const handleSubmit = async (values: ResetPasswordValues) => {
    setProblem(null);
    try {
      await requestPasswordReset(values.email);
    } catch (error) {
      setProblem(resetRequestMessage(ApiError.from(error)));
      throw error;
    }
    setEmail(values.email);
    setSent(true);
  };

  if (sent) return <CheckYourEmail email={email} onAnother={() => setSent(false)} />;

  return (
    <AuthLayout
      title="Forgot your password?"
      subtitle="Tell us your email address, and we will send you a link to choose a new one."
      poster={<ResetPoster />}
      footer={
        <>
          Remembered it?{' '}
          <Link to="/login" state={state}>
            Back to login
          </Link>
        </>
      }
    >
      {problem ? (
        <Banner tone="error" onDismiss={() => setProblem(null)}>
          {problem}
        </Banner>
      ) : null}
      <ResetPasswordForm initialEmail={email} onSubmit={handleSubmit} />
    </AuthLayout>
  );
}
