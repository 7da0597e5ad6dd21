import { useEffect } from 'react';
import { ButtonLink, useNavigate } from '@nzuko/shared-ui';

import { AuthLayout } from '../../components/AuthLayout';
import { ResetPoster } from '../../components/ResetPoster';
import { RESET_REDIRECT_MS } from '../../constants';

const LOGIN = '/login?reset=success';

/** Confirms the new password; redirects to sign-in, and from there to `from`, with a button to go right away. */
export function PasswordResetDone({ from }: { from: string | null }) {
  const navigate = useNavigate();

  useEffect(() => {
    // Replace the entry: going back must not reopen the used link.
    const goOn = () => void navigate(LOGIN, { replace: true, state: { from } });
    const timer = setTimeout(goOn, RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, from]);

  return (
    <AuthLayout
      title="Password Reset Successful"
      focusTitle
      subtitle="You can now sign in with your new password. Taking you there…"
      poster={<ResetPoster />}
    >
      <ButtonLink to={LOGIN} replace state={{ from }} size="lg" fullWidth>
        Go to Login Now
      </ButtonLink>
    </AuthLayout>
  );
}
