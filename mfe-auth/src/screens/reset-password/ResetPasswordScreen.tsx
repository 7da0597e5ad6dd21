import { useState } from 'react';
import { useSession } from '@nzuko/shared-auth';
import { Link, useLocation } from '@nzuko/shared-ui';

import { requestPasswordReset } from '../../api/passwordReset';
import { AuthLayout } from '../../components/AuthLayout';
import { rememberReturnPath } from '../../components/returnPath';
import { ResetPoster } from '../../components/ResetPoster';
import { CheckYourEmail } from './CheckYourEmail';
import { ResetPasswordForm } from './ResetPasswordForm';
import type { ResetPasswordValues } from './resetPasswordSchema';

/** Requests a password reset, at `/reset-password` and `/forgot-password`. */
export default function ResetPasswordScreen() {
  const { state } = useLocation();
  const user = useSession((session) => session.user);
  // Whoever signs in with Google or GitHub comes from the settings.
  const isFirst = user?.has_password === false;
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);

  const handleSubmit = async (values: ResetPasswordValues) => {
    await requestPasswordReset(values.email);
    rememberReturnPath(state);
    setEmail(values.email);
    setSent(true);
  };

  if (sent) return <CheckYourEmail email={email} state={state} onAnother={() => setSent(false)} />;

  return (
    <AuthLayout
      title={isFirst ? 'Set a password' : 'Forgot your password?'}
      focusTitle={email !== ''}
      subtitle={
        isFirst
          ? 'We’ll email you a link to choose one.'
          : 'Enter your email address and we’ll send you a link to choose a new one.'
      }
      poster={<ResetPoster />}
      footer={
        isFirst ? (
          <Link to="/settings">Back to Settings</Link>
        ) : (
          <>
            Remembered it?{' '}
            <Link to="/login" state={state}>
              Back to Login
            </Link>
          </>
        )
      }
    >
      <ResetPasswordForm initialEmail={email || (user?.email ?? '')} onSubmit={handleSubmit} />
    </AuthLayout>
  );
}
