import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError, clearAuthError, register } from 'shared-auth';
import { Link, productName, useLocation, useNavigate } from 'shared-ui';

import { AuthErrorBanner } from '../../components/AuthErrorBanner';
import { AuthLayout } from '../../components/AuthLayout';
import { SocialLinks } from '../../social/SocialLinks';
import { RegisterForm } from './RegisterForm';
import { emptyRegistration, type RegisterValues } from './registerSchema';
import { RegisterTicket } from './RegisterTicket';

/** Registration, which signs in by itself. The shell's guard leads on from here. */
export default function RegisterScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const leavesError = useRef(false);
  const [holder, setHolder] = useState(emptyRegistration);

  // The auth layer's sentence belongs to one form: none is taken over, none is left behind.
  useLayoutEffect(() => {
    clearAuthError();
    return () => {
      if (!leavesError.current) clearAuthError();
    };
  }, []);

  const handleSubmit = async (values: RegisterValues) => {
    try {
      await register(values);
    } catch (error) {
      const registered = error instanceof ApiError && !error.request.endsWith('/auth/register/');
      if (registered) {
        // The account exists, only the sign-in after it failed: here a second try would find the email taken.
        leavesError.current = true;
        void navigate('/login', { state, replace: true });
      }
      throw error;
    }
  };

  return (
    <AuthLayout
      title="Create your account"
      subtitle="It takes a minute, and it is free."
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
      <AuthErrorBanner />
      <RegisterForm onSubmit={handleSubmit} onValues={setHolder} />
      <SocialLinks />
    </AuthLayout>
  );
}
