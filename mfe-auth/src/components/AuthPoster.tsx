import type { ReactNode } from 'react';
import { adirePattern, mediaUp, styled, theme, TicketCard } from 'shared-ui';

interface AuthPosterProps {
  headline: string;
  text: string;
  /** The body and the stub of the ticket pinned to the poster; decoration alone. */
  ticket: ReactNode;
  stub: ReactNode;
}

/** The green panel beside a form on wide screens: a headline and a ticket on cloth. */
export function AuthPoster({ headline, text, ticket, stub }: AuthPosterProps) {
  return (
    <Panel data-theme="dark">
      <Words>
        <Headline>{headline}</Headline>
        <p>{text}</p>
      </Words>
      <Pinned aria-hidden data-theme="light">
        <Behind />
        <Front tone="marigold" stub={stub}>
          {ticket}
        </Front>
      </Pinned>
    </Panel>
  );
}

/** A small line in capitals on a ticket. */
export const TicketEyebrow = styled.p`
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.wide};
  text-transform: uppercase;
`;

/** The big line of a ticket; long names break rather than run over the perforation. */
export const TicketLine = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['3xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.lineHeight.tight};
  overflow-wrap: anywhere;
`;

/** The bars of a ticket's stub. */
export const TicketBars = styled.span`
  display: block;
  height: 3.5rem;
  background: repeating-linear-gradient(
    90deg,
    currentcolor 0 2px,
    transparent 2px 5px,
    currentcolor 5px 9px,
    transparent 9px 11px,
    currentcolor 11px 12px,
    transparent 12px 17px
  );
`;

const Panel = styled.aside`
  ${adirePattern}
  display: none;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background-color: ${theme.color.surfaceInverse};
  color: ${theme.color.textInverse};
  border-radius: ${theme.radius.xl};

  ${mediaUp('lg')} {
    display: grid;
    align-content: space-between;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 30rem;
  color: ${theme.color.textInverseMuted};
  font-size: ${theme.fontSize.lg};
`;

const Headline = styled.p`
  color: ${theme.color.textInverse};
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['4xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.lineHeight.tight};
  text-wrap: balance;
`;

const Pinned = styled.div`
  position: relative;
  max-width: 34rem;
  rotate: -4deg;
`;

const Behind = styled.span`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: ${theme.color.primary};
  border-radius: ${theme.radius.lg};
  rotate: 7deg;
  translate: ${theme.space[4]} ${theme.space[2]};
`;

const Front = styled(TicketCard)`
  box-shadow: ${theme.shadow.lg};
`;
