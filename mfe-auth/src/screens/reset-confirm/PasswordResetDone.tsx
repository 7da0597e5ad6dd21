import { useEffect } from 'react';
import { ButtonLink, useNavigate } from 'shared-ui';

import { AuthLayout } from '../../components/AuthLayout';
import { ResetPoster } from '../../components/ResetPoster';
import { RESET_REDIRECT_MS } from '../../constants';

const LOGIN = '/login?reset=success';

/** What follows on a new password: by itself, or sooner by hand, the sign-in screen. */
export function PasswordResetDone() {
  const navigate = useNavigate();

  useEffect(() => {
    // Replaced: going back must not lead to a link that has been used.
    const timer = setTimeout(() => void navigate(LOGIN, { replace: true }), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AuthLayout
      title="Password Reset Successful"
      focusTitle
      subtitle="You can sign in with your new password now. We are taking you there."
      poster={<ResetPoster />}
    >
      <ButtonLink to={LOGIN} replace size="lg" fullWidth>
        Go to Login Now
      </ButtonLink>
    </AuthLayout>
  );
}
