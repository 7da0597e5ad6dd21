import type { ReactNode } from 'react';
import { adirePattern, mediaUp, styled, theme, TicketCard } from '@nzuko/shared-ui';

interface AuthPosterProps {
  headline: string;
  text: string;
  /** Body of the ticket on the poster; `stub` is its stub. Purely decorative. */
  ticket: ReactNode;
  stub: ReactNode;
}

/** The green panel beside a form on wide screens, with a headline and a ticket. */
export function AuthPoster({ headline, text, ticket, stub }: AuthPosterProps) {
  return (
    <Panel data-theme="dark">
      <Words>
        <Headline>{headline}</Headline>
        <p>{text}</p>
      </Words>
      <Pinned aria-hidden data-theme="light">
        <Behind />
        <TicketCard tone="marigold" stub={stub}>
          <Body>{ticket}</Body>
        </TicketCard>
      </Pinned>
    </Panel>
  );
}

/** A ticket's small line in capitals. */
export const TicketEyebrow = styled.p`
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.wide};
  text-transform: uppercase;
`;

/** A ticket's large line; long names wrap instead of overlapping the perforation. */
export const TicketLine = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['3xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.lineHeight.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/** The barcode on a ticket's stub. */
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

// Sticky: the ticket mirrors what is typed in a long form.
const Panel = styled.aside`
  ${adirePattern}
  display: none;
  isolation: isolate;
  overflow: hidden;
  background-color: ${theme.color.surfaceInverse};
  color: ${theme.color.textInverse};
  border-radius: ${theme.radius.xl};

  ${mediaUp('lg')} {
    position: sticky;
    top: 5.25rem;
    display: grid;
    grid-template-rows: auto 1fr;
    align-self: start;
    gap: ${theme.space[8]};
    height: calc(100dvh - 6.75rem);
    min-height: 34rem;
    max-height: 60rem;
    padding: clamp(${theme.space[8]}, 4vw, ${theme.space[16]});
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 32rem;
  color: ${theme.color.textInverseMuted};
  font-size: ${theme.fontSize.lg};
  text-wrap: pretty;
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
  align-self: center;
  width: 100%;
  max-width: 36rem;
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

const Body = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${theme.space[6]};
  min-height: 11rem;
`;
