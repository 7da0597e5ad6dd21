import { useEffect, useState } from 'react';
import { clearAuthError, sessionStore, signIn } from '@nzuko/shared-auth';
import { Banner, Link, productName, useLocation, useSearchParams } from '@nzuko/shared-ui';

import { AuthErrorBanner } from '../../components/AuthErrorBanner';
import { AuthLayout } from '../../components/AuthLayout';
import { SocialLinks } from '../../social/SocialLinks';
import { loginNotice } from '../../messages/loginNotice';
import { LoginForm } from './LoginForm';
import type { LoginValues } from './loginSchema';
import { LoginTicket } from './LoginTicket';

/** Sign-in, at `/login` and, for visitors, in place at `/dashboard`. The shell's guard redirects afterwards. */
export default function LoginScreen() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [noticeGone, setNoticeGone] = useState(false);
  const notice = noticeGone ? null : loginNotice(query);

  // Don't greet a returning visitor with an old error.
  useEffect(() => clearAuthError, []);

  const handleSubmit = async (values: LoginValues) => {
    setNoticeGone(true);
    await signIn(values);
  };

  const handleDismissNotice = () => {
    setNoticeGone(true);
    if (sessionStore.getState().error === notice?.text) clearAuthError();
  };

  return (
    <AuthLayout
      title="Welcome back"
      subtitle={`Sign in to your ${productName} account.`}
      poster={<LoginTicket />}
      footer={
        <>
          New to {productName}?{' '}
          <Link to="/register" state={state}>
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
      <AuthErrorBanner besides={notice?.text} />
      <LoginForm onSubmit={handleSubmit} />
      <SocialLinks />
    </AuthLayout>
  );
}
