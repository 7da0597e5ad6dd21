import { productName } from '@nzuko/shared-ui';

import { AuthPoster, TicketBars, TicketEyebrow, TicketLine } from '../../components/AuthPoster';

/** The poster beside the social callback, while it works and after it failed. */
export function CallbackPoster({ failed = false }: { failed?: boolean }) {
  return (
    <AuthPoster
      headline={failed ? 'That didn’t work.' : 'You’re almost in.'}
      text={
        failed
          ? 'Try again, or sign in with your email and password.'
          : 'We’re checking in with the account you chose.'
      }
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
