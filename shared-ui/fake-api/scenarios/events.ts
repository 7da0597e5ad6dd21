import type { ApiSchemas } from 'shared-auth/page';

import type { Scenario, Stage } from './scenario';

type Event = ApiSchemas['Event'];

/** The form of an event that can be published. */
export const eventForm = ({ inDays }: Stage, more: object = {}) => ({
  title: 'Meetup',
  description: 'People meet and talk.',
  location: '12 Broad Street, Lagos',
  category: 'Technology',
  start_date: inDays(7),
  end_date: inDays(8),
  max_attendees: 10,
  status: 'PUBLISHED',
  ...more,
});

export const eventScenarios: Scenario[] = [
  {
    name: 'an event is created by an organizer, under the rules of the form',
    play: async (stage) => {
      const { visitor, attendee, organizer, inDays } = stage;
      await visitor.post('/events/', eventForm(stage));
      await attendee.post('/events/', eventForm(stage));
      await organizer.post('/events/', eventForm(stage, { title: 'No', description: 'Short' }));
      await organizer.post(
        '/events/',
        eventForm(stage, { location: 'Here', start_date: inDays(-1) }),
      );
      await organizer.post('/events/', eventForm(stage, { end_date: inDays(6) }));
      await organizer.post(
        '/events/',
        eventForm(stage, { max_attendees: 20_000, ticket_price: '2000000' }),
      );
      await organizer.post('/events/', eventForm(stage, { title: '', status: 'DRAFT' }));
      await organizer.post('/events/', eventForm(stage, { ticket_price: '2500.50' }));
      await organizer.post(
        '/events/',
        eventForm(stage, {
          ticket_types: [
            { ticket_type: 'VIP', price: '9000', quota: 3, name: 'Front row' },
            { ticket_type: 'STANDARD', price: '1000' },
            { ticket_type: 'EARLY_BIRD', price: '500', sale_ends_at: inDays(-1) },
          ],
        }),
      );
      await organizer.post(
        '/events/',
        eventForm(stage, { ticket_types: [{ ticket_type: 'VIP', price: '9000', quota: 30 }] }),
      );
    },
  },
  {
    name: 'a draft is there for its organizer and administrators alone',
    play: async (stage) => {
      const { visitor, attendee, organizer, rival, admin } = stage;
      const { id } = await organizer.post<Event>('/events/', {
        title: 'Draft',
        description: 'Not yet.',
        category: 'Other',
        status: 'DRAFT',
      });
      for (const caller of [visitor, attendee, organizer, rival, admin]) {
        await caller.get(`/events/${id}/`);
      }
      await rival.patch(`/events/${id}/`, { title: 'Mine now' });
      await organizer.post(`/events/${id}/cancel/`, {});
      await organizer.get(`/events/${id}/statistics/`);
      await visitor.get('/events/987654/');
    },
  },
  {
    name: 'an event is changed under the rules of its creation',
    play: async (stage) => {
      const { visitor, attendee, organizer, rival } = stage;
      const { id } = await organizer.post<Event>('/events/', eventForm(stage));
      await visitor.patch(`/events/${id}/`, { title: 'Changed' });
      await rival.patch(`/events/${id}/`, { title: 'Changed' });
      await organizer.patch(`/events/${id}/`, { title: 'Changed', ticket_price: '1200' });
      await organizer.patch(`/events/${id}/`, { title: 'No' });
      await organizer.patch(`/events/${id}/`, { status: 'DRAFT' });
      await attendee.post('/tickets/purchase/', {
        event_id: id,
        ticket_type: 'STANDARD',
        quantity: 2,
      });
      await organizer.patch(`/events/${id}/`, { max_attendees: 1 });
      await organizer.patch(`/events/${id}/`, {
        location: '1 Gana Street, Abuja',
        max_attendees: 5,
      });
    },
  },
  {
    name: 'a cancelled event stays, and takes nothing any more',
    play: async (stage) => {
      const { attendee, organizer, rival } = stage;
      const { id } = await organizer.post<Event>('/events/', eventForm(stage));
      await rival.post(`/events/${id}/cancel/`, {});
      await organizer.post(`/events/${id}/cancel/`, { message: 'Sorry.' });
      await organizer.post(`/events/${id}/cancel/`, {});
      await organizer.patch(`/events/${id}/`, { title: 'Back again' });
      await attendee.get(`/events/${id}/`);
      await attendee.post('/tickets/purchase/', { event_id: id, ticket_type: 'STANDARD' });
    },
  },
  {
    name: 'the catalogue is searched, filtered, ordered and paged',
    play: async (stage) => {
      const { visitor, attendee, organizer, inDays } = stage;
      const cheap = { title: 'Zebra talk', location: 'Hall 2, Enugu', start_date: inDays(5) };
      await organizer.post('/events/', eventForm(stage, { ...cheap, category: 'Music' }));
      await organizer.post(
        '/events/',
        eventForm(stage, { title: 'Zebra gala', ticket_price: '9' }),
      );
      for (const query of [
        'search=zebra',
        'search=zebra&price=free',
        'search=zebra&price=paid',
        'search=zebra&category=Music',
        'search=zebra&city=enugu',
        'search=zebra&ordering=-ticket_price',
        'search=zebra&ordering=start_date&page_size=1&page=2',
        `search=zebra&from=${inDays(9).slice(0, 10)}`,
        `search=zebra&to=${inDays(6).slice(0, 10)}`,
        'search=nothing+of+that+name',
        'from=soon',
        'status=DRAFT',
        'organizer=me',
      ]) {
        await visitor.get(`/events/?${query}`);
      }
      await organizer.get('/events/?organizer=me&status=DRAFT&ordering=created_at&page_size=5');
      await visitor.get('/events/cities/');
      await visitor.get('/events/my_events/');
      await attendee.get('/events/my_events/');
      await organizer.get('/events/my_events/');
    },
  },
  {
    name: 'an event is saved and forgotten',
    play: async (stage) => {
      const { visitor, attendee, organizer } = stage;
      const [{ id: first }, { id: second }] = [
        await organizer.post<Event>('/events/', eventForm(stage, { title: 'Saved first' })),
        await organizer.post<Event>('/events/', eventForm(stage, { title: 'Saved last' })),
      ];
      await visitor.put(`/events/${first}/saved/`);
      await attendee.put('/events/987654/saved/');
      await attendee.put(`/events/${first}/saved/`);
      await attendee.put(`/events/${first}/saved/`);
      await attendee.put(`/events/${second}/saved/`);
      await attendee.get('/events/saved/');
      await attendee.get(`/events/${first}/`);
      await attendee.delete(`/events/${first}/saved/`);
      await attendee.delete(`/events/${first}/saved/`);
      await attendee.get('/events/saved/');
    },
  },
];
