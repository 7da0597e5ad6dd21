import { productName } from '@nzuko/shared-ui';

import { AuthPoster, TicketBars, TicketEyebrow, TicketLine } from '../../components/AuthPoster';

/** The poster beside an invitation to a team. */
export function InvitationPoster() {
  return (
    <AuthPoster
      headline="Many hands, one event."
      text="Everybody in the team signs in as themselves, and sees what their part needs."
      ticket={
        <>
          <TicketEyebrow>{productName} · Crew</TicketEyebrow>
          <TicketLine>You’re on the team</TicketLine>
        </>
      }
      stub={
        <>
          <TicketBars />
          <TicketEyebrow>Staff entrance</TicketEyebrow>
        </>
      }
    />
  );
}
