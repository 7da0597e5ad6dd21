import { Badge, styled, theme, type BadgeTone } from '@nzuko/shared-ui';

interface TicketBadgesProps {
  isCheckedIn: boolean;
  /** More badges about the ticket. */
  state?: { label: string; tone: BadgeTone };
}

/** Whether a ticket was used, and its state. */
export function TicketBadges({ isCheckedIn, state }: TicketBadgesProps) {
  return (
    <Badges>
      {isCheckedIn ? <Badge tone="success">Checked In</Badge> : null}
      {state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
    </Badges>
  );
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`;
