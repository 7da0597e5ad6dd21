import type { ReactNode } from 'react';
import type { User } from '@nzuko/contract';
import { Banner, defaultTimeZone, Link, Stack, styled, theme } from '@nzuko/shared-ui';

import { momentText } from './eventTimes';

interface SuspensionBannerProps {
  suspension: NonNullable<User['suspension']>;
  /** Where else a suspended account can go, beside writing to us. */
  link: { to: string; label: string };
  /** Paragraphs on what still works on this screen. */
  children: ReactNode;
}

/** Tells a suspended account when it was suspended, and why. */
export function SuspensionBanner({ suspension, link, children }: SuspensionBannerProps) {
  return (
    <Banner
      tone="warning"
      title="Your account is suspended"
      action={
        <Links>
          <Link to="/contact?topic=problem">Write to us</Link>
          <Link to={link.to}>{link.label}</Link>
        </Links>
      }
    >
      <Stack gap={2}>
        <p>Since {momentText(suspension.since, defaultTimeZone)}, for this reason:</p>
        <Reason>{suspension.reason}</Reason>
        {children}
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
