import type { User } from '@nzuko/contract';
import { Banner, defaultTimeZone, Link, Stack, styled, theme } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

/** Above the settings that a suspended account keeps: since when, why, and what has to wait. */
export function SuspendedNotice({ suspension }: { suspension: NonNullable<User['suspension']> }) {
  return (
    <Banner
      tone="warning"
      title="Your account is suspended"
      action={
        <Links>
          <Link to="/contact?topic=problem">Write to us</Link>
          <Link to="/dashboard">My Tickets</Link>
        </Links>
      }
    >
      <Stack gap={2}>
        <p>Since {momentText(suspension.since, defaultTimeZone)}, for this reason:</p>
        <Reason>{suspension.reason}</Reason>
        <p>
          You can still change your password, sign devices out and download your data. Your profile,
          email address and two-step sign-in can’t be changed until the suspension is lifted, nor
          can the account be deleted.
        </p>
      </Stack>
    </Banner>
  );
}

const Reason = styled.p`
  padding-inline-start: ${theme.space[3]};
  border-inline-start: 3px solid currentcolor;
  font-weight: ${theme.weight.semibold};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding-top: ${theme.space[2]};

  a {
    color: inherit;
    font-weight: ${theme.weight.semibold};
  }
`;
