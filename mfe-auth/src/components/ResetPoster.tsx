import { productName } from '@nzuko/shared-ui';

import { AuthPoster, TicketBars, TicketEyebrow, TicketLine } from './AuthPoster';

/** The poster beside the screens of the password reset. */
export function ResetPoster() {
  return (
    <AuthPoster
      headline="It happens to the best of us."
      text="A new password takes a minute. Your tickets will be waiting."
      ticket={
        <>
          <TicketEyebrow>{productName} · Re-entry</TicketEyebrow>
          <TicketLine>One link, one new key</TicketLine>
        </>
      }
      stub={
        <>
          <TicketBars />
          <TicketEyebrow>Valid once</TicketEyebrow>
        </>
      }
    />
  );
}
