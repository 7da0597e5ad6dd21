import { productName, TicketNumber } from '@nzuko/shared-ui';

import { AuthPoster, TicketBars, TicketEyebrow, TicketLine } from '../../components/AuthPoster';
import type { RegisterValues } from './registerSchema';

/** The poster beside the registration form: a pass that fills in as the user types. */
export function RegisterTicket({ holder }: { holder: RegisterValues }) {
  const name = `${holder.first_name} ${holder.last_name}`.trim();
  const organizes = holder.role === 'ORGANIZER';
  return (
    <AuthPoster
      headline={organizes ? 'Bring people together.' : 'Find your people.'}
      text={
        organizes
          ? 'Publish an event, sell tickets in naira and check your guests in at the door.'
          : 'Tech events across Nigeria, and all your tickets in one place.'
      }
      ticket={
        <>
          <TicketEyebrow>
            {productName} · {organizes ? 'Organizer' : 'Attendee'}
          </TicketEyebrow>
          <TicketLine>{name || 'Your name here'}</TicketLine>
          <TicketNumber>@{holder.username || 'username'}</TicketNumber>
        </>
      }
      stub={
        <>
          <TicketBars />
          <TicketEyebrow>{organizes ? 'All areas' : 'Admit one'}</TicketEyebrow>
        </>
      }
    />
  );
}
