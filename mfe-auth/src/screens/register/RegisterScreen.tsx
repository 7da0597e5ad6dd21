import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, clearAuthError, register } from '@nzuko/shared-auth';
import { Link, productName, useLocation, useNavigate } from '@nzuko/shared-ui';

import { AuthLayout } from '../../components/AuthLayout';
import { withAddress } from '../../location-state/addressOf';
import { reasonOf } from '../../location-state/reasonOf';
import { SocialLinks } from '../../social/SocialLinks';
import { RegisterForm } from './RegisterForm';
import { emptyRegistration, type RegisterValues } from './registerSchema';
import { RegisterTicket } from './RegisterTicket';

/** Registration; signs in automatically. The shell's guard redirects afterwards. */
export default function RegisterScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const keepsError = useRef(false);
  const [holder, setHolder] = useState(emptyRegistration);

  // Auth errors belong to a single form: clear them on entering and on leaving.
  useLayoutEffect(() => {
    clearAuthError();
    return () => {
      if (!keepsError.current) clearAuthError();
    };
  }, []);

  const handleSubmit = async (values: RegisterValues) => {
    try {
      await register(values);
    } catch (error) {
      const registered = error instanceof ApiError && !error.request.endsWith('/auth/register/');
      if (registered) {
        // The account was created and only the sign-in failed; registering again would find the email taken.
        keepsError.current = true;
        void navigate('/login', { state: withAddress(state, values.email), replace: true });
      }
      throw error;
    }
  };

  return (
    <AuthLayout
      title="Create your account"
      subtitle={reasonOf(state) ?? 'It’s free and takes a minute.'}
      poster={<RegisterTicket holder={holder} />}
      footer={
        <>
          Already on {productName}?{' '}
          <Link to="/login" state={state}>
            Sign in
          </Link>
        </>
      }
    >
      <RegisterForm onSubmit={handleSubmit} onValues={setHolder} />
      <SocialLinks />
    </AuthLayout>
  );
}
