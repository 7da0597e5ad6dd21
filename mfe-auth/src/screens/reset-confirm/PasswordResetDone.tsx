import { useEffect } from 'react';
import { ButtonLink, useNavigate } from '@nzuko/shared-ui';

import { AuthLayout } from '../../components/AuthLayout';
import { ResetPoster } from '../../components/ResetPoster';
import { RESET_REDIRECT_MS } from '../../constants';

const LOGIN = '/login?reset=success';

/** Confirms the new password; redirects to sign-in, with a button to go right away. */
export function PasswordResetDone() {
  const navigate = useNavigate();

  useEffect(() => {
    // Replace the entry: going back must not reopen the used link.
    const timer = setTimeout(() => void navigate(LOGIN, { replace: true }), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AuthLayout
      title="Password Reset Successful"
      focusTitle
      subtitle="You can now sign in with your new password. Taking you there…"
      poster={<ResetPoster />}
    >
      <ButtonLink to={LOGIN} replace size="lg" fullWidth>
        Go to Login Now
      </ButtonLink>
    </AuthLayout>
  );
}
