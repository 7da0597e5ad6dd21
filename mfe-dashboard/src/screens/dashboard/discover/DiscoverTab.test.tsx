import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage, daysFromNow } from '@nzuko/contract/testing';

import { openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

test('Discover Events shows the catalogue, filtered by search and category in the URL', async () => {
  const asked: string[] = [];
  server.use(
    http.get('/api/events/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(buildPage([buildEvent()], 30));
    }),
  );
  const { router } = openDashboard('ATTENDEE', '?tab=discover&search=react');
  expect(await screen.findByRole('link', { name: 'Lagos React Meetup' })).toHaveAttribute(
    'href',
    '/events/7',
  );
  expect(asked).toEqual(['?search=react&page=1&page_size=12']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Music');
  expect(router.state.location.search).toBe('?tab=discover&search=react&category=Music');
  await userEvent.click(await screen.findByRole('link', { name: 'Page 3' }));
  await waitFor(() => expect(asked).toContain('?search=react&category=Music&page=3&page_size=12'));
});

test('an event that is sold out or going on says so, as in the catalogue', async () => {
  const running = { start_date: daysFromNow(-1), end_date: daysFromNow(1) };
  const events = [
    buildEvent({ id: 1, title: 'Full', available_capacity: 0 }),
    buildEvent({ id: 2, title: 'Running', ...running }),
    buildEvent({ id: 3, title: 'Open' }),
  ];
  server.use(http.get('/api/events/', () => HttpResponse.json(buildPage(events))));
  openDashboard('ATTENDEE', '?tab=discover');
  await screen.findByRole('link', { name: 'Open' });
  expect(screen.getAllByText('Sold out')).toHaveLength(1);
  expect(screen.getAllByText('Going on now')).toHaveLength(1);
});

test('what another search didn’t find isn’t said of one whose answer is on its way', async () => {
  server.use(
    http.get('/api/events/', ({ request }) =>
      new URL(request.url).searchParams.has('category')
        ? new Promise<never>(() => undefined)
        : HttpResponse.json(buildPage([])),
    ),
  );
  openDashboard('ATTENDEE', '?tab=discover&search=zzz');
  await screen.findByRole('heading', { name: 'No events match these filters' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Music');
  expect(await screen.findByText('Loading events…')).toBeInTheDocument();
  expect(screen.queryByText('No events match these filters')).not.toBeInTheDocument();
});

test('says so when no event matches, and shows all on request', async () => {
  const { router } = openDashboard('ATTENDEE', '?tab=discover&search=zzz');
  const count = await screen.findByText('0 events');
  expect(count).toHaveRole('status');
  await userEvent.click(await screen.findByRole('button', { name: 'Show All Events' }));
  expect(router.state.location.search).toBe('?tab=discover');
});
