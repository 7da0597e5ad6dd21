import type { ApiSchemas } from 'shared-auth/page';

import { eventForm } from './events';
import type { Scenario } from './scenario';

type Event = ApiSchemas['Event'];
type Purchase = ApiSchemas['PurchaseResult'];

export const organizingScenarios: Scenario[] = [
  {
    name: 'sales are counted for who organizes',
    play: async (stage) => {
      const { visitor, attendee, organizer, rival, admin, inDays } = stage;
      const { id } = await rival.post<Event>('/events/', eventForm(stage, { title: 'Counted' }));
      const wish = { event_id: id, ticket_type: 'STANDARD' };
      const friend = { name: 'Zola Budd', email: 'zola@mail.test' };
      const { tickets } = await attendee.post<Purchase>('/tickets/purchase/', {
        ...wish,
        quantity: 3,
        attendees: [friend],
      });
      await rival.post('/tickets/check_in/', { ticket_number: tickets[0]?.ticket_number });
      await attendee.post(`/tickets/${tickets[1]?.id}/cancel/`);
      await visitor.get('/tickets/sold/');
      await attendee.get('/tickets/sold/');
      await organizer.get(`/tickets/sold/?event=${id}`);
      await rival.get('/tickets/sold/');
      await rival.get(`/tickets/sold/?event=${id}&status=VALID&page_size=1`);
      await rival.get(`/tickets/sold/?search=zola&from=${inDays(0).slice(0, 10)}`);
      await rival.get('/tickets/sold/?event=987654');
      await attendee.get('/tickets/attendees/?search=zola');
      await rival.get('/tickets/attendees/');
      await rival.get('/tickets/attendees/?search=+');
      await rival.get('/tickets/attendees/?search=zola+bud');
      await rival.get('/tickets/attendees/?search=TKT&limit=2');
      await attendee.get('/events/sales/');
      await rival.get('/events/sales/');
      await rival.get(`/events/sales/?from=${inDays(2).slice(0, 10)}`);
      await rival.get(`/events/${id}/sales/`);
      await organizer.get(`/events/${id}/sales/`);
      await rival.get(`/events/${id}/sales/?from=soon`);
      await rival.get(`/events/${id}/statistics/`);
      await rival.get(`/events/${id}/statistics/?to=${inDays(-1).slice(0, 10)}`);
      await attendee.get(`/events/${id}/statistics/`);
      await admin.get(`/events/${id}/statistics/`);
    },
  },
  {
    name: 'an organizer writes to holders, who read it',
    play: async (stage) => {
      const { visitor, attendee, organizer, rival } = stage;
      const { id } = await organizer.post<Event>('/events/', eventForm(stage, { title: 'Told' }));
      const path = `/events/${id}/announcements/`;
      const words = { subject: ' Bring a charger ', message: 'There are sockets.' };
      await visitor.post(path, words);
      await rival.post(path, words);
      await organizer.post(path, { subject: ' ', message: '' });
      await organizer.post(path, { subject: 'x'.repeat(151), message: 'x' });
      await organizer.post(path, words);
      await attendee.post('/tickets/purchase/', {
        event_id: id,
        ticket_type: 'STANDARD',
        quantity: 2,
        attendees: [{ name: 'Bisi', email: 'bisi@mail.test' }],
      });
      await organizer.get(`${path}recipients/`);
      await rival.get(`${path}recipients/`);
      const second = await organizer.post<ApiSchemas['SentAnnouncement']>(path, words);
      await attendee.get('/announcements/?page_size=1');
      await attendee.get('/announcements/?page_size=1&page=2');
      await visitor.get('/announcements/');
      await rival.post(`/announcements/${second.id}/read/`);
      await attendee.post(`/announcements/${second.id}/read/`);
      await attendee.get('/announcements/');
      await attendee.post('/announcements/read/');
      await attendee.get('/announcements/');
      await organizer.get(path);
      await rival.get(path);
      const draft = await organizer.post<Event>('/events/', {
        title: 'Draft',
        description: 'Nobody holds it.',
        category: 'Other',
      });
      await organizer.post(`/events/${draft.id}/announcements/`, words);
    },
  },
  {
    name: 'everybody gets what is kept about them',
    play: async ({ visitor, attendee, organizer }) => {
      await visitor.get('/auth/export/');
      await attendee.get('/auth/export/');
      await organizer.get('/auth/export/');
    },
  },
];
