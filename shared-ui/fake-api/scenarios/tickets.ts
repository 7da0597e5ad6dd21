import type { ApiSchemas } from 'shared-auth/page';

import { eventForm } from './events';
import type { Scenario, Stage } from './scenario';

type Event = ApiSchemas['Event'];
type Purchase = ApiSchemas['PurchaseResult'];

async function publish(stage: Stage, more: object = {}): Promise<number> {
  return (await stage.organizer.post<Event>('/events/', eventForm(stage, more))).id;
}

const wish = (event_id: number, more: object = {}) => ({
  event_id,
  ticket_type: 'STANDARD',
  ...more,
});

export const ticketScenarios: Scenario[] = [
  {
    name: 'seats are taken while there are some, of types that are on sale',
    play: async (stage) => {
      const { visitor, attendee, rival, inDays } = stage;
      const id = await publish(stage, {
        max_attendees: 3,
        ticket_types: [
          { ticket_type: 'STANDARD', price: '0' },
          { ticket_type: 'EARLY_BIRD', price: '0', sale_ends_at: inDays(-1) },
        ],
      });
      await visitor.post('/tickets/purchase/', wish(id));
      await attendee.post('/tickets/purchase/', wish(987_654));
      await attendee.post('/tickets/purchase/', wish(id, { ticket_type: 'VIP' }));
      await attendee.post('/tickets/purchase/', wish(id, { ticket_type: 'EARLY_BIRD' }));
      await attendee.post('/tickets/purchase/', wish(id, { quantity: 11 }));
      const friend = { name: ' Bisi ', email: 'Bisi@mail.test' };
      await attendee.post('/tickets/purchase/', wish(id, { attendees: [friend, friend] }));
      await attendee.post('/tickets/purchase/', wish(id, { quantity: 2, attendees: [friend] }));
      await rival.post('/tickets/purchase/', wish(id, { quantity: 2 }));
      await rival.post('/tickets/purchase/', wish(id));
      await rival.post('/tickets/purchase/', wish(id));
      await attendee.get('/tickets/');
      await visitor.get('/tickets/');
      await visitor.get(`/events/${id}/`);
    },
  },
  {
    name: 'a paid order is held, paid for and refunded',
    play: async (stage) => {
      const { visitor, attendee, rival, organizer, pay } = stage;
      const id = await publish(stage, { ticket_price: '2500' });
      const { id: ticketId } = await attendee.post<Purchase>(
        '/tickets/purchase/',
        wish(id, { quantity: 2 }),
      );
      await attendee.post(`/tickets/${ticketId}/transfer/`, { name: 'A', email: 'a@mail.test' });
      await attendee.post(`/tickets/${ticketId}/resend/`);
      await visitor.post('/payments/initiate/', { ticket_id: ticketId });
      await rival.post('/payments/initiate/', { ticket_id: ticketId });
      const payment = await attendee.post<ApiSchemas['PaymentInitiation']>('/payments/initiate/', {
        ticket_id: ticketId,
      });
      const path = `/payments/${payment.reference}/`;
      await rival.get(path);
      await attendee.get(path);
      await attendee.post(`${path}check/`);
      await pay(payment);
      await attendee.post(`${path}check/`);
      await attendee.get(path);
      await attendee.post('/payments/initiate/', { ticket_id: ticketId });
      await attendee.post(`/tickets/${ticketId}/refund/`);
      await rival.post(`/tickets/${ticketId}/refund/`);
      await organizer.post(`/tickets/${ticketId}/refund/`);
      await organizer.post(`/tickets/${ticketId}/refund/`);
      await attendee.get(path);
      await attendee.post(`/tickets/${ticketId}/cancel/`);
      await attendee.post(`/tickets/${ticketId + 1}/cancel/`);
      await attendee.post('/payments/initiate/', { ticket_id: ticketId });
      await attendee.get(path);
    },
  },
  {
    name: 'a hold that is cancelled ends as a whole, and is not paid for',
    play: async (stage) => {
      const { attendee, organizer } = stage;
      const id = await publish(stage, { ticket_price: '2500', max_attendees: 2 });
      const bought = await attendee.post<Purchase>('/tickets/purchase/', wish(id, { quantity: 2 }));
      await attendee.post('/tickets/purchase/', wish(id));
      await organizer.post(`/tickets/${bought.id}/refund/`);
      await attendee.post(`/tickets/${bought.id}/cancel/`);
      await attendee.post('/payments/initiate/', { ticket_id: bought.id });
      await organizer.get(`/events/${id}/statistics/`);
    },
  },
  {
    name: 'a ticket is cancelled, given away and mailed again by its buyer alone',
    play: async (stage) => {
      const { visitor, attendee, rival, organizer } = stage;
      const id = await publish(stage);
      const { id: ticketId } = await attendee.post<Purchase>(
        '/tickets/purchase/',
        wish(id, { quantity: 2 }),
      );
      await visitor.post(`/tickets/${ticketId}/cancel/`);
      await rival.post(`/tickets/${ticketId}/cancel/`);
      await rival.post(`/tickets/${ticketId}/resend/`);
      await attendee.post('/tickets/987654/resend/');
      await attendee.post(`/tickets/${ticketId}/resend/`);
      await organizer.post(`/tickets/${ticketId}/resend/`);
      await attendee.post(`/tickets/${ticketId}/transfer/`, {
        name: ' Bisi ',
        email: 'Bisi@mail.test',
      });
      await attendee.post(`/tickets/${ticketId}/cancel/`);
      await attendee.post(`/tickets/${ticketId}/cancel/`);
      await organizer.post(`/tickets/${ticketId}/refund/`);
      await attendee.post(`/tickets/${ticketId}/resend/`);
      await attendee.get('/tickets/');
    },
  },
  {
    name: 'the orders of a cancelled event end',
    play: async (stage) => {
      const { attendee, organizer } = stage;
      const id = await publish(stage);
      await attendee.post('/tickets/purchase/', wish(id));
      await organizer.post(`/events/${id}/cancel/`, {});
      await organizer.get(`/events/${id}/attendees/`);
    },
  },
];
