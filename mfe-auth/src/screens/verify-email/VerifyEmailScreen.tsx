import { OPEN_BOOKING_KEY, type Role } from '@nzuko/contract';
import { useState } from 'react';
import {
  ApiError,
  logProblem,
  memberDrafts,
  restoreSession,
  sessionStore,
} from '@nzuko/shared-auth';
import { Banner, Button, ButtonLink, Link, useParams } from '@nzuko/shared-ui';

import { confirmEmail } from '../../api/emailVerification';
import { AuthLayout } from '../../components/AuthLayout';
import { confirmedMessage, confirmEmailMessage } from '../../messages/emailVerificationMessages';
import { VerifyPoster } from './VerifyPoster';

/** Confirms an email address from the mailed link. A press does it, because mail scanners open links too. */
export default function VerifyEmailScreen() {
  const { token = '' } = useParams();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [role, setRole] = useState<Role>();
  const [booking, setBooking] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const handleConfirm = async () => {
    setState('busy');
    setFailure(null);
    const { user: before } = sessionStore.getState();
    try {
      await confirmEmail(token);
    } catch (error) {
      setFailure(ApiError.from(error));
      setState('asked');
      return;
    }
    // Once this page knows the profile, so does the booking's, which then no longer waits.
    setBooking(memberDrafts.get(OPEN_BOOKING_KEY));
    // The profile says whether the address is confirmed. If it can't be had now, it comes with the next full page load.
    await restoreSession().catch((error: unknown) => logProblem('session', error));
    const { user } = sessionStore.getState();
    // The link may be another account's than the one that is signed in here.
    if (before?.email_verified === false && user?.email_verified) setRole(user.role);
    setState('done');
  };

  if (state === 'done') {
    return (
      <AuthLayout
        title="Email address confirmed"
        focusTitle
        subtitle={confirmedMessage(role)}
        poster={<VerifyPoster />}
      >
        <ButtonLink to={booking ?? '/dashboard'} size="lg" fullWidth>
          {booking ? 'Back to Your Booking' : 'Open Your Dashboard'}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Confirm your email address"
      subtitle="If you didn’t create an account here, close this page and nothing happens."
      poster={<VerifyPoster />}
      footer={<Link to="/settings">Your settings</Link>}
    >
      {failure ? (
        <Banner tone="error" onDismiss={() => setFailure(null)}>
          {confirmEmailMessage(failure)}
        </Banner>
      ) : null}
      <Button size="lg" fullWidth loading={state === 'busy'} onClick={() => void handleConfirm()}>
        {state === 'busy' ? 'Confirming…' : 'Confirm My Email Address'}
      </Button>
    </AuthLayout>
  );
}
