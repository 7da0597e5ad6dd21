import type { User } from '@nzuko/contract';
import { styled, theme } from '@nzuko/shared-ui';
import { SuspensionBanner } from '@nzuko/shared-ui/parts';

/** Above the tabs that a suspended account keeps: since when, why, what still works, and how to answer. */
export function SuspendedNotice({ suspension }: { suspension: NonNullable<User['suspension']> }) {
  return (
    <Root>
      <SuspensionBanner
        suspension={suspension}
        link={{ to: '/settings', label: 'Download Your Data' }}
      >
        <p>
          You can still use your tickets, read your messages and download your data. If you run
          events, nobody can book them, and any money they’ve earned is held.
        </p>
        <p>
          If you think this is a mistake, reply to the email we sent you, or write to us. We’ll take
          another look.
        </p>
      </SuspensionBanner>
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: ${theme.space[6]};
`;
