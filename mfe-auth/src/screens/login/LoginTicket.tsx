import { productName } from '@nzuko/shared-ui';

import { AuthPoster, TicketBars, TicketEyebrow, TicketLine } from '../../components/AuthPoster';

/** The poster beside the sign-in form. */
export function LoginTicket() {
  return (
    <AuthPoster
      headline="The gathering starts here."
      text="Your tickets, your events and your guests are where you left them."
      ticket={
        <>
          <TicketEyebrow>{productName} · Admit one</TicketEyebrow>
          <TicketLine>Good to see you again</TicketLine>
        </>
      }
      stub={
        <>
          <TicketBars />
          <TicketEyebrow>Keep this part</TicketEyebrow>
        </>
      }
    />
  );
}
