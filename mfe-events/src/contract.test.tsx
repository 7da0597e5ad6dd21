import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';
import { buildUser } from '@nzuko/shared-auth/testing';
import { describeScreenContract } from '@nzuko/shared-ui/testing';

import CatalogueScreen from './screens/catalogue/CatalogueScreen';
import CreateEventScreen from './screens/create-event/CreateEventScreen';
import EditEventScreen from './screens/edit-event/EditEventScreen';
import EventDetailScreen from './screens/event-detail/EventDetailScreen';
import EventSuccessScreen from './screens/event-success/EventSuccessScreen';
import RefundAccountScreen from './screens/refund-account/RefundAccountScreen';
import TicketLinkScreen from './screens/ticket-link/TicketLinkScreen';
import { buildLinkedTicket, buildRefundLink } from './test/builders';
import { renderScreen, server, setUpFakeApi } from './test/renderScreen';

const event = buildEvent();
const organizer = buildUser({ id: event.organizer_details.id, role: 'ORGANIZER' });

setUpFakeApi();
beforeEach(() =>
  server.use(
    http.get('/api/events/cities/', () => HttpResponse.json(['Lagos'])),
    http.get('/api/events/', () => HttpResponse.json(buildPage([event]))),
    http.get('/api/events/7/', () => HttpResponse.json(event)),
    http.get('/api/refund-links/abc/', () =>
      HttpResponse.json(buildRefundLink({ state: 'under_way' })),
    ),
    http.get('/api/ticket-links/abc/', () => HttpResponse.json(buildLinkedTicket())),
    http.get('/api/events/7/statistics/', () => HttpResponse.json({ sold_tickets: 12 })),
  ),
);

describeScreenContract('Catalogue', server, {
  as: organizer,
  show: () => renderScreen(<CatalogueScreen />, { path: '/events' }),
  heading: 'Find your next event',
  leave: { by: 'link', name: event.title, to: '/events/7' },
});

describeScreenContract('EventDetail', server, {
  as: buildUser(),
  show: () => renderScreen(<EventDetailScreen />, { path: '/events/7', route: '/events/:id' }),
  heading: event.title,
  leave: { by: 'link', name: 'All events', to: '/events' },
  toast: {
    when: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Share Event' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    },
    says: 'Link copied',
  },
});

describeScreenContract('CreateEvent', server, {
  as: organizer,
  show: () => renderScreen(<CreateEventScreen />, { path: '/events/create-event' }),
  heading: 'Create an event',
  leave: { by: 'button', name: 'Cancel', to: '/dashboard' },
});

describeScreenContract('EditEvent', server, {
  as: organizer,
  show: () =>
    renderScreen(<EditEventScreen />, { path: '/events/7/edit', route: '/events/:id/edit' }),
  heading: 'Edit event',
  leave: { by: 'button', name: 'Back', to: '/events/7' },
});

describeScreenContract('EventSuccess', server, {
  as: organizer,
  show: () =>
    renderScreen(<EventSuccessScreen />, {
      path: '/events/success',
      state: { event, action: 'published' },
    }),
  heading: 'Your event is live',
  leave: { by: 'link', name: 'View Event', to: '/events/7' },
});

describeScreenContract('RefundAccount', server, {
  as: buildUser(),
  show: () =>
    renderScreen(<RefundAccountScreen />, { path: '/refund/abc', route: '/refund/:token' }),
  heading: 'Your refund is on its way',
  leave: { by: 'link', name: 'Browse Events', to: '/events' },
});

describeScreenContract('TicketLink', server, {
  as: buildUser(),
  show: () => renderScreen(<TicketLinkScreen />, { path: '/t/abc', route: '/t/:token' }),
  heading: event.title,
  leave: { by: 'link', name: event.title, to: '/events/7' },
});
