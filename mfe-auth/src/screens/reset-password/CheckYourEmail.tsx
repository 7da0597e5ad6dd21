import { ArrowLeft } from '@nzuko/shared-ui/icons';
import { Button, ButtonLink, Stack, styled, theme } from '@nzuko/shared-ui';
import { MailAddress } from '@nzuko/shared-ui/parts';

import { AuthLayout } from '../../components/AuthLayout';
import { ResetPoster } from '../../components/ResetPoster';

interface CheckYourEmailProps {
  email: string;
  /** The navigation state to sign in with, which has the page to return to. */
  state: unknown;
  onAnother: () => void;
}

/** Shown after a successful request: where the email went, and what to do if it doesn't arrive. */
export function CheckYourEmail({ email, state, onAnother }: CheckYourEmailProps) {
  return (
    <AuthLayout
      title="Check Your Email"
      focusTitle
      subtitle={
        <>
          We’ve sent a link to choose a new password to{' '}
          <Address>
            <MailAddress>{email}</MailAddress>
          </Address>
          .
        </>
      }
      poster={<ResetPoster />}
    >
      <Tips>
        <p>No email yet?</p>
        <ul>
          <li>Check your spam folder</li>
          <li>Check that the email address is right</li>
          <li>Wait a few minutes: email can be slow to arrive</li>
        </ul>
      </Tips>
      <Stack gap={3}>
        <Button variant="secondary" size="lg" onClick={onAnother}>
          Try Another Email Address
        </Button>
        <ButtonLink
          to="/login"
          state={state}
          variant="ghost"
          size="lg"
          startIcon={<ArrowLeft size={20} />}
        >
          Back to Login
        </ButtonLink>
      </Stack>
    </AuthLayout>
  );
}

const Address = styled.strong`
  color: ${theme.color.text};
  overflow-wrap: anywhere;
`;

const Tips = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]};
  background: ${theme.color.surfaceSunken};
  border-radius: ${theme.radius.md};

  p {
    font-weight: ${theme.weight.semibold};
  }

  ul {
    display: grid;
    gap: ${theme.space[1]};
    padding-inline-start: ${theme.space[5]};
    color: ${theme.color.textMuted};
  }
`;
