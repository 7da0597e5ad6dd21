import { productName } from 'shared-ui';

import { AuthPoster, TicketBars, TicketEyebrow, TicketLine } from '../../components/AuthPoster';

/** The poster beside the way back from a social provider. */
export function CallbackPoster() {
  return (
    <AuthPoster
      headline="Almost through the door."
      text="We are checking your pass with the account you chose."
      ticket={
        <>
          <TicketEyebrow>{productName} · Fast lane</TicketEyebrow>
          <TicketLine>No password needed</TicketLine>
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
