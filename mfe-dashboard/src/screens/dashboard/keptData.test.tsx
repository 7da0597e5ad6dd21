import { notifyManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { Role } from '@nzuko/contract';
import { buildEvent, buildPage } from '@nzuko/contract/testing';
import { buildUser } from '@nzuko/shared-auth/testing';
import { http, HttpResponse } from 'msw';

import { queryClientOf } from '../../api/queryClient';
import {
  buildAttendee,
  buildSalesReport,
  buildSoldTicket,
  buildStatistics,
  buildTicket,
} from '../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../test/renderScreen';

setUpFakeApi();

test.each<[Role, string, string]>([
  ['ORGANIZER', 'overview', 'of 60 sold'],
  ['ORGANIZER', 'overview', 'Newest of all'],
  ['ORGANIZER', 'my-events', 'Lagos React Meetup'],
  ['ORGANIZER', 'ticket-sales', '45 tickets'],
  ['ORGANIZER', 'attendees', 'Musa Bello'],
  ['ORGANIZER', 'analytics', 'Key insights'],
  ['ATTENDEE', 'overview', 'Tickets held'],
  ['ATTENDEE', 'my-events', 'Coming up'],
  ['ATTENDEE', 'discover', 'Newest of all'],
])('%s, %s: what is shown stays when it can’t be refreshed: %s', async (role, tab, shown) => {
  const totals = { tickets: 45, revenue: '61500.00', checked_in: 3 };
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/', buildPage([buildEvent({ id: 9, title: 'Newest of all' })]));
  answer('/events/7/statistics/', buildStatistics());
  answer('/events/7/attendees/', [buildAttendee({ name: 'Musa Bello' })]);
  answer('/events/sales/', buildSalesReport());
  answer('/tickets/sold/', { ...buildPage([buildSoldTicket()], 45), totals });
  answer('/tickets/', [buildTicket()]);
  openDashboard(role, `?tab=${tab}`);
  expect(await screen.findByText(shown)).toBeVisible();

  server.use(http.get('/api/*', () => HttpResponse.json({}, { status: 500 })));
  // As when somebody returns from another browser tab.
  await act(async () => {
    await queryClientOf(buildUser({ role }), null).invalidateQueries();
    // Components are notified a moment later.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  });
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});
