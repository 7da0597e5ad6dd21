import { productName } from 'shared-ui';

import { AuthPoster, TicketBars, TicketEyebrow, TicketLine } from '../../components/AuthPoster';

/** The poster beside the social callback. */
export function CallbackPoster() {
  return (
    <AuthPoster
      headline="You’re almost in."
      text="We’re checking in with the account you chose."
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
