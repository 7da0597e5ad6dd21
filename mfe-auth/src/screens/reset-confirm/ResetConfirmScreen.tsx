import { useState } from 'react';
import { ApiError } from 'shared-auth';
import { Banner, Link, useParams } from 'shared-ui';

import { confirmPasswordReset } from '../../api/passwordReset';
import { AuthLayout } from '../../components/AuthLayout';
import { ResetPoster } from '../../components/ResetPoster';
import {
  resetConfirmFailure,
  type ResetConfirmFailure,
} from '../../messages/passwordResetMessages';
import { PasswordResetDone } from './PasswordResetDone';
import { ResetConfirmForm } from './ResetConfirmForm';
import type { ResetConfirmValues } from './resetConfirmSchema';

/** Sets a new password from the emailed link. */
export default function ResetConfirmScreen() {
  const { uid = '', token = '' } = useParams();
  const [failure, setFailure] = useState<ResetConfirmFailure | null>(null);
  const [done, setDone] = useState(false);

  const handleSubmit = async (values: ResetConfirmValues) => {
    setFailure(null);
    try {
      await confirmPasswordReset({ uid, token }, values);
    } catch (error) {
      setFailure(resetConfirmFailure(ApiError.from(error)));
      throw error;
    }
    setDone(true);
  };

  if (done) return <PasswordResetDone />;

  return (
    <AuthLayout
      title="Choose a new password"
      subtitle="You will use it from now on to sign in."
      poster={<ResetPoster />}
      footer={<Link to="/login">Back to login</Link>}
    >
      {failure ? (
        <Banner
          tone="error"
          onDismiss={() => setFailure(null)}
          action={
            failure.asksForNewLink ? (
              <Link to="/forgot-password">Request a new reset link</Link>
            ) : undefined
          }
        >
          {failure.text}
        </Banner>
      ) : null}
      <ResetConfirmForm onSubmit={handleSubmit} />
    </AuthLayout>
  );
}
