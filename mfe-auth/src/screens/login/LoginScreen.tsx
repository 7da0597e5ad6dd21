import { useEffect, useState } from 'react';
import { networkErrorMessage } from '@nzuko/contract';
import { clearAuthError, sessionStore, signIn } from '@nzuko/shared-auth';
import { Banner, Link, productName, useLocation, useSearchParams } from '@nzuko/shared-ui';

import { AuthErrorBanner } from '../../components/AuthErrorBanner';
import { AuthLayout } from '../../components/AuthLayout';
import { reasonOf } from '../../location-state/reasonOf';
import { useWayBack } from '../../location-state/useWayBack';
import { SocialLinks } from '../../social/SocialLinks';
import { useSecondStep } from '../../second-step/useSecondStep';
import { loginNotice } from '../../messages/loginNotice';
import { LoginForm } from './LoginForm';
import type { LoginValues } from './loginSchema';
import { LoginTicket } from './LoginTicket';

/** Sign-in, at `/login` and, for visitors, in place at `/dashboard`. The shell's guard redirects afterwards. */
export default function LoginScreen() {
  const { state } = useLocation();
  const wayBack = useWayBack();
  const [query] = useSearchParams();
  const [noticeGone, setNoticeGone] = useState(false);
  const [restarted, setRestarted] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  const { asked, attempt, restart } = useSecondStep();
  const notice = noticeGone ? null : loginNotice(query);

  // Don't greet a returning visitor with an old error.
  useEffect(() => clearAuthError, []);

  const handleSubmit = async (values: LoginValues) => {
    setNoticeGone(true);
    setRestarted(null);
    try {
      await attempt(() => signIn(values));
    } catch (error) {
      // The password was right, and the next step's script couldn't be loaded.
      if (!sessionStore.getState().error) setRestarted(networkErrorMessage);
      throw error;
    }
  };

  const handleRestart = (reason: string | null) => {
    clearAuthError();
    setRestarted(reason);
    setBack(true);
    restart();
  };

  const handleDismissNotice = () => {
    setNoticeGone(true);
    if (sessionStore.getState().error === notice?.text) clearAuthError();
  };

  if (asked) {
    const { View, step } = asked;
    return <View step={step} poster={<LoginTicket />} onRestart={handleRestart} />;
  }
  return (
    <AuthLayout
      title="Welcome back"
      focusTitle={isBack}
      subtitle={reasonOf(state) ?? `Sign in to your ${productName} account.`}
      poster={<LoginTicket />}
      footer={
        <>
          New to {productName}?{' '}
          <Link to="/register" state={wayBack}>
            Create an account
          </Link>
        </>
      }
    >
      {notice ? (
        <Banner tone={notice.tone} onDismiss={handleDismissNotice}>
          {notice.text}
        </Banner>
      ) : null}
      {restarted ? (
        <Banner tone="info" onDismiss={() => setRestarted(null)}>
          {restarted}
        </Banner>
      ) : null}
      <AuthErrorBanner besides={notice?.text} />
      <LoginForm onSubmit={handleSubmit} />
      <SocialLinks />
    </AuthLayout>
  );
}
