import type { ApiSchemas } from 'shared-auth/page';

import { eventForm } from './events';
import type { Scenario, Stage } from './scenario';

type Event = ApiSchemas['Event'];
type Purchase = ApiSchemas['PurchaseResult'];

/** An event with three tickets of the attendee. */
async function withTickets(stage: Stage) {
  const { id } = await stage.organizer.post<Event>('/events/', eventForm(stage));
  const { tickets } = await stage.attendee.post<Purchase>('/tickets/purchase/', {
    event_id: id,
    ticket_type: 'STANDARD',
    quantity: 3,
    attendees: [{ name: 'Bisi Ade', email: 'bisi@mail.test' }],
  });
  return { id, numbers: tickets.map(({ ticket_number }) => ticket_number) };
}

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const doorScenarios: Scenario[] = [
  {
    name: 'a ticket is checked in once, at its own door, by its organizer',
    play: async (stage) => {
      const { visitor, attendee, organizer, rival, admin } = stage;
      const { id, numbers } = await withTickets(stage);
      const ticket = { ticket_number: numbers[0] };
      await visitor.post('/tickets/check_in/', ticket);
      await attendee.post('/tickets/check_in/', ticket);
      await rival.post('/tickets/check_in/', ticket);
      await organizer.post('/tickets/check_in/', { ticket_number: 'TKT-0000-0000-0000' });
      await organizer.post('/tickets/check_in/', {
        ticket_number: `NZ1.${numbers[0]}.${id}.forged`,
      });
      await organizer.post('/tickets/check_in/', { ...ticket, event_id: 987_654 });
      await organizer.post('/tickets/undo_check_in/', ticket);
      await organizer.post('/tickets/check_in/', { ...ticket, event_id: id });
      await organizer.post('/tickets/check_in/', ticket);
      const mine = await attendee.get<ApiSchemas['Ticket'][]>('/tickets/');
      const code = mine.find(({ ticket_number }) => ticket_number === numbers[1])?.qr_payload;
      await admin.post('/tickets/check_in/', { ticket_number: code });
      await organizer.get(`/events/${id}/attendees/`);
      await rival.get(`/events/${id}/attendees/`);
      await organizer.post(`/tickets/987654/refund/`);
      await attendee.post(`/tickets/${mine[0]?.id}/cancel/`);
      await organizer.post('/tickets/check_in/', { ticket_number: mine[0]?.ticket_number });
      await organizer.post('/tickets/undo_check_in/', { ...ticket, event_id: 987_654 });
      await organizer.post('/tickets/undo_check_in/', ticket);
    },
  },
  {
    name: 'a door without network sends its scans, and learns of conflicts',
    play: async (stage) => {
      const { visitor, organizer, rival, inDays } = stage;
      const { id, numbers } = await withTickets(stage);
      await visitor.get('/tickets/key/');
      await organizer.get(`/events/${id}/door/`);
      await rival.get(`/events/${id}/door/`);
      const scan = (last: number, ticket_number: string | undefined, more: object = {}) => ({
        id: uuid(last),
        ticket_number,
        scanned_at: inDays(0),
        let_in: true,
        ...more,
      });
      const sync = (device: number, scans: object[]) => ({
        device_id: uuid(device),
        sent_at: inDays(0),
        scans,
      });
      const path = `/events/${id}/door/`;
      await rival.post(`${path}sync/`, sync(1, [scan(1, numbers[0])]));
      await organizer.post(
        `${path}sync/`,
        sync(1, [scan(1, numbers[0]), scan(2, 'TKT-0000-0000-0000'), scan(3, numbers[1])]),
      );
      await organizer.post(
        `${path}sync/`,
        sync(2, [scan(4, numbers[0]), scan(5, `NZ1.${numbers[0]}.${id}.x`, { let_in: false })]),
      );
      await organizer.post(`${path}sync/`, sync(1, [scan(3, numbers[1], { undone: true })]));
      await organizer.get(`${path}conflicts/`);
      await rival.get(`${path}conflicts/`);
    },
  },
];
