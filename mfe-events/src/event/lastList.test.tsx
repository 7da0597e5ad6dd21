import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';

import { openEvent, renderScreen, server, setUpFakeApi } from '../test/renderScreen';
import CatalogueScreen from '../screens/catalogue/CatalogueScreen';
import EventDetailScreen from '../screens/event-detail/EventDetailScreen';

setUpFakeApi();

test('the way back from an event leads to the list as it was filtered', async () => {
  server.use(
    http.get('/api/events/cities/', () => HttpResponse.json(['Lagos'])),
    http.get('/api/events/', () => HttpResponse.json(buildPage([buildEvent()]))),
  );
  const path = '/events?search=react&city=Lagos';
  const { unmount } = renderScreen(<CatalogueScreen />, { path, route: '/events' });
  await screen.findByRole('link', { name: 'Lagos React Meetup' });
  unmount();
  await openEvent(<EventDetailScreen />, buildEvent());
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', path);
});
