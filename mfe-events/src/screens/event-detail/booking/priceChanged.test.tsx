import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildPaidEvent } from '../../../test/builders';
import { openEvent, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';

setUpFakeApi();

test('a price that went up while the page was open is shown before anything is booked at it', async () => {
  const close = jest.fn();
  const tab = { document: { body: {} }, location: { replace: jest.fn() }, close };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  signInAs(buildUser());
  const totals: unknown[] = [];
  const error = 'The price has changed: the total is ₦4,000 now. Nothing is booked yet.';
  server.use(
    http.post('/api/tickets/purchase/', async ({ request }) => {
      totals.push((await request.formData()).get('expected_total'));
      return HttpResponse.json({ error, code: 'price_changed' }, { status: 409 });
    }),
  );
  await openEvent(<EventDetailScreen />, buildPaidEvent('1500.50'), '?quantity=2');
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
  server.use(http.get('/api/events/7/', () => HttpResponse.json(buildPaidEvent('2000.00'))));
  await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(error);
  expect(close).toHaveBeenCalled();
  expect(await dialog.findByText('₦4,000')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
  await dialog.findByRole('alert');
  expect(totals).toEqual(['3001.00', '4000.00']);
});
