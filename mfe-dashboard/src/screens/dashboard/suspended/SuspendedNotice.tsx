import type { User } from '@nzuko/contract';
import { Banner, Link, Stack, styled, theme } from '@nzuko/shared-ui';

import { momentOf } from '../../../time/momentOf';

/** Above the tabs that a suspended account keeps: since when, why, what still works, and how to answer. */
export function SuspendedNotice({ suspension }: { suspension: NonNullable<User['suspension']> }) {
  return (
    <Root>
      <Banner
        tone="warning"
        title="Your account is suspended"
        action={
          <Links>
            <Link to="/contact?topic=problem">Write to us</Link>
            <Link to="/settings">Download your data</Link>
          </Links>
        }
      >
        <Stack gap={2}>
          <p>Since {momentOf(suspension.since)}, for this reason:</p>
          <Reason>{suspension.reason}</Reason>
          <p>
            You can still use your tickets, read your messages and download your data. If you run
            events, they’re off sale, and their money is held.
          </p>
          <p>
            If you think this is a mistake, answer the email that we sent you, or write to us.
            Somebody will look at it again.
          </p>
        </Stack>
      </Banner>
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: ${theme.space[6]};
`;

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
