import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** `stub` is the tear-off part, coloured by `tone`; `as` picks the element. */
export interface TicketCardProps {
  children: ReactNode;
  stub: ReactNode;
  tone?: 'paper' | 'green' | 'marigold' | 'forest';
  as?: 'div' | 'article' | 'li' | 'section';
  className?: string;
}

/** A card shaped like a ticket. The stub is next to the body when the card is at least 30rem wide, else below it. */
export function TicketCard({ children, stub, tone = 'paper', as, className }: TicketCardProps) {
  return (
    <Root as={as} className={className}>
      <Sheet>
        <Body>{children}</Body>
        <Stub $tone={tone}>{stub}</Stub>
      </Sheet>
    </Root>
  );
}

/** A ticket number in monospace, kept on one line. */
export const TicketNumber = styled.span`
  font-family: ${theme.font.mono};
  font-size: 0.9em;
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.wide};
  white-space: nowrap;
`;

const tones = {
  paper: [theme.color.surfaceRaised, theme.color.text],
  green: [theme.color.primary, theme.color.onPrimary],
  marigold: [theme.color.accent, theme.color.onAccent],
  forest: [theme.color.surfaceInverse, theme.color.textInverse],
} as const;

const NOTCH = '10px';

const bites = (first: string, second: string) =>
  [first, second]
    .map(
      (at) =>
        `radial-gradient(circle at ${at}, transparent ${NOTCH}, black calc(${NOTCH} + 0.5px))`,
    )
    .join(', ');

const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

// Four hard shadows draw the outline: a border would be cut off by the notches.
const Sheet = styled.div`
  display: grid;
  filter: drop-shadow(0 1px 0 ${theme.color.border}) drop-shadow(0 -1px 0 ${theme.color.border})
    drop-shadow(1px 0 0 ${theme.color.border}) drop-shadow(-1px 0 0 ${theme.color.border});

  @container (min-width: 30rem) {
    grid-template-columns: 1fr minmax(9rem, auto);
  }

  @media print {
    break-inside: avoid;
  }
`;

const Body = styled.div`
  min-width: 0;
  padding: min(${theme.space[6]}, 7.5vw);
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
  mask: ${bites('0 100%', '100% 100%')};
  mask-composite: intersect;

  @container (min-width: 30rem) {
    border-radius: ${theme.radius.lg} 0 0 ${theme.radius.lg};
    mask: ${bites('100% 0', '100% 100%')};
    mask-composite: intersect;
  }
`;

const Stub = styled.div<{ $tone: keyof typeof tones }>`
  position: relative;
  display: grid;
  align-content: center;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[6]};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  border-radius: 0 0 ${theme.radius.lg} ${theme.radius.lg};
  mask: ${bites('0 0', '100% 0')};
  mask-composite: intersect;

  &::before {
    content: '';
    position: absolute;
    inset: -1px calc(${NOTCH} + 6px) auto;
    border-top: 2px dashed color-mix(in srgb, currentcolor 40%, transparent);
  }

  @container (min-width: 30rem) {
    border-radius: 0 ${theme.radius.lg} ${theme.radius.lg} 0;
    mask: ${bites('0 0', '0 100%')};
    mask-composite: intersect;

    &::before {
      inset: calc(${NOTCH} + 6px) auto calc(${NOTCH} + 6px) -1px;
      border-top: 0;
      border-left: 2px dashed color-mix(in srgb, currentcolor 40%, transparent);
    }
  }
`;
