import { useState } from 'react';
import { clearAuthError, logProblem, restoreSession } from '@nzuko/shared-auth';
import { Link, useParams } from '@nzuko/shared-ui';

import { confirmPasswordReset } from '../../api/passwordReset';
import { AuthLayout } from '../../components/AuthLayout';
import { readReturnPath, takeReturnPath } from '../../components/returnPath';
import { ResetPoster } from '../../components/ResetPoster';
import { PasswordResetDone } from './PasswordResetDone';
import { ResetConfirmForm } from './ResetConfirmForm';
import type { ResetConfirmValues } from './resetConfirmSchema';

/** Sets a new password from the emailed link. */
export default function ResetConfirmScreen() {
  const { uid = '', token = '' } = useParams();
  const [done, setDone] = useState<{ from: string | null }>();

  const handleSubmit = async (values: ResetConfirmValues) => {
    await confirmPasswordReset({ uid, token }, values);
    // It has ended all sessions. Were this page still signed in, the sign-in page would send it on, and only then would its session
    // be found to have expired.
    await restoreSession().catch((error: unknown) => logProblem('session', error));
    clearAuthError();
    setDone({ from: takeReturnPath() });
  };

  if (done) return <PasswordResetDone from={done.from} />;

  return (
    <AuthLayout
      title="Choose a new password"
      subtitle="You’ll use it to sign in from now on."
      poster={<ResetPoster />}
      footer={
        <Link to="/login" state={{ from: readReturnPath() }}>
          Back to Login
        </Link>
      }
    >
      <ResetConfirmForm onSubmit={handleSubmit} />
    </AuthLayout>
  );
}
