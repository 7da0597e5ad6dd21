import { http as route, HttpResponse } from 'msw';
import { describeScreenContract, renderAt } from '@nzuko/shared-ui/testing';

import InvitationScreen from './screens/invitation/InvitationScreen';
import LoginScreen from './screens/login/LoginScreen';
import RegisterScreen from './screens/register/RegisterScreen';
import ResetConfirmScreen from './screens/reset-confirm/ResetConfirmScreen';
import ResetPasswordScreen from './screens/reset-password/ResetPasswordScreen';
import SocialCallbackScreen from './screens/social-callback/SocialCallbackScreen';
import VerifyEmailScreen from './screens/verify-email/VerifyEmailScreen';
import { server, withFakeApi } from './test/fakeApi';

withFakeApi();

describeScreenContract('Login', server, {
  show: () => renderAt(<LoginScreen />, { path: '/login' }),
  heading: 'Welcome back',
  leave: { by: 'link', name: /forgot/i, to: '/reset-password' },
});

describeScreenContract('Register', server, {
  show: () => renderAt(<RegisterScreen />, { path: '/register' }),
  heading: 'Create your account',
  leave: { by: 'link', name: 'Sign in', to: '/login' },
});

describeScreenContract('ResetPassword', server, {
  show: () => renderAt(<ResetPasswordScreen />, { path: '/reset-password' }),
  heading: 'Forgot your password?',
  leave: { by: 'link', name: /sign in|login/i, to: '/login' },
});

describeScreenContract('ResetConfirm', server, {
  show: () =>
    renderAt(<ResetConfirmScreen />, {
      path: '/reset-password/MQ/abc-123',
      route: '/reset-password/:uid/:token',
    }),
  heading: 'Choose a new password',
  leave: { by: 'link', name: /login|sign in/i, to: '/login' },
});

describeScreenContract('SocialCallback', server, {
  show: () =>
    renderAt(<SocialCallbackScreen />, {
      path: '/auth/google/callback?error=access_denied',
      route: '/auth/*',
    }),
  heading: 'Authentication Failed',
  leave: { by: 'link', name: 'Back to Login', to: '/login' },
});

describeScreenContract('VerifyEmail', server, {
  show: () =>
    renderAt(<VerifyEmailScreen />, {
      path: '/verify-email/abc-123',
      route: '/verify-email/:token',
    }),
  heading: 'Confirm your email address',
  leave: { by: 'link', name: 'Your settings', to: '/settings' },
});

describeScreenContract('Invitation', server, {
  show: () => {
    server.use(
      route.get('/api/invitations/abc-123/', () =>
        HttpResponse.json({ detail: 'This invitation has expired.' }, { status: 410 }),
      ),
    );
    return renderAt(<InvitationScreen />, {
      path: '/invitations/abc-123',
      route: '/invitations/:token',
    });
  },
  heading: 'Invitation',
  leave: { by: 'link', name: 'Home', to: '/' },
});
