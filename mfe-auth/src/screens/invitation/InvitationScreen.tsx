import { useState } from 'react';
import { ApiError, logProblem, restoreSession, signOut, useSession } from '@nzuko/shared-auth';
import { chooseTeam } from '@nzuko/shared-auth/chosen-team';
import {
  Banner,
  Button,
  ButtonLink,
  Link,
  Spinner,
  Stack,
  toast,
  useLocation,
  useNavigate,
  useParams,
} from '@nzuko/shared-ui';

import { acceptInvitation, type Invitation } from '../../api/invitations';
import { AuthLayout } from '../../components/AuthLayout';
import { invitationFailedMessage, invitationText } from '../../messages/invitationMessages';
import { InvitationPoster } from './InvitationPoster';
import { useInvitation } from './useInvitation';

/** `/invitations/:token`: an emailed invitation to a team, for the account with the invited address. */
export default function InvitationScreen() {
  const { token = '' } = useParams();
  const { invitation, problem, tryAgain, wasTriedAgain } = useInvitation(token);
  if (problem) {
    const isFinal = problem.status === 404 || problem.status === 410;
    return (
      <AuthLayout
        title="Invitation"
        focusTitle
        subtitle={invitationFailedMessage(problem)}
        poster={<InvitationPoster />}
        footer={<Link to="/">Home</Link>}
      >
        {isFinal ? (
          <ButtonLink to="/dashboard" size="lg" fullWidth>
            Open Your Dashboard
          </ButtonLink>
        ) : (
          <Button size="lg" fullWidth onClick={tryAgain}>
            Try Again
          </Button>
        )}
      </AuthLayout>
    );
  }
  if (!invitation) {
    return (
      <AuthLayout
        title="Invitation"
        poster={<InvitationPoster />}
        footer={<Link to="/">Home</Link>}
      >
        <Spinner label="Loading the invitation…" />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={`Join ${invitation.team}’s team`}
      focusTitle={wasTriedAgain}
      subtitle={`${invitation.invited_by} invites you. ${invitationText(invitation)}`}
      poster={<InvitationPoster />}
      footer={<Link to="/">Home</Link>}
    >
      <Answer invitation={invitation} token={token} />
    </AuthLayout>
  );
}

function Answer({ invitation, token }: { invitation: Invitation; token: string }) {
  const { pathname } = useLocation();
  const { status, user } = useSession((session) => session);
  const comingBack = { from: pathname, email: invitation.email };
  if (status === 'loading') return <Spinner label="Loading your profile…" />;
  if (!user) {
    return (
      <Stack gap={4}>
        <p>
          The invitation is for <strong>{invitation.email}</strong>. Sign in with this address, or
          create an account with it.
        </p>
        <ButtonLink to="/login" state={comingBack} size="lg" fullWidth>
          Sign In
        </ButtonLink>
        <ButtonLink to="/register" state={comingBack} variant="secondary" size="lg" fullWidth>
          Create Account
        </ButtonLink>
      </Stack>
    );
  }
  if (user.email.toLowerCase() !== invitation.email.toLowerCase()) {
    return (
      <Stack gap={4}>
        <Banner tone="warning">
          This invitation is for {invitation.email}, and you’re signed in as {user.email}. Sign in
          with the invited address to accept it.
        </Banner>
        <Button size="lg" fullWidth onClick={() => void signOut()}>
          Sign Out
        </Button>
      </Stack>
    );
  }
  return <Accept token={token} />;
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate();
  const isVerified = useSession(({ user }) => user?.email_verified);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const handleAccept = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const team = await acceptInvitation(token);
      chooseTeam(team);
      toast({ title: `You’re in ${team.name}’s team.` });
      void navigate('/dashboard');
      // The invitation has confirmed the address.
      if (!isVerified) restoreSession().catch((error: unknown) => logProblem('session', error));
    } catch (error) {
      setFailure(ApiError.from(error));
      setBusy(false);
    }
  };

  return (
    <Stack gap={4}>
      {failure ? (
        <Banner tone="error" onDismiss={() => setFailure(null)}>
          {invitationFailedMessage(failure)}
        </Banner>
      ) : null}
      <Button size="lg" fullWidth loading={isBusy} onClick={() => void handleAccept()}>
        {isBusy ? 'Joining…' : 'Join the Team'}
      </Button>
    </Stack>
  );
}
