import { productName } from '@nzuko/shared-ui';

import { AuthPoster, TicketBars, TicketEyebrow, TicketLine } from '../../components/AuthPoster';

/** The poster beside the confirmation of an email address. */
export function VerifyPoster() {
  return (
    <AuthPoster
      headline="Nice to meet you."
      text="Tickets, changes and refunds all come by email. Confirm your address, and we know they reach you."
      ticket={
        <>
          <TicketEyebrow>{productName} · Guest list</TicketEyebrow>
          <TicketLine>Your name, your inbox</TicketLine>
        </>
      }
      stub={
        <>
          <TicketBars />
          <TicketEyebrow>Admit one</TicketEyebrow>
        </>
      }
    />
  );
}
