import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildUser, signInAs } from 'shared-auth/testing';

import { buildEvent, buildPaidEvent, buildPurchase } from '../../test/builders';
import { openEvent, server, setUpFakeApi } from '../../test/renderScreen';
import EventDetailScreen from './EventDetailScreen';

setUpFakeApi();

const open = (event = buildEvent(), search = '') => openEvent(<EventDetailScreen />, event, search);

/** Answers purchases with `answer` and remembers the fields of each. */
function purchaseAnswers(answer: () => Response | Promise<Response>) {
  const bought: Record<string, unknown>[] = [];
  server.use(
    http.post('/api/tickets/purchase/', async ({ request }) => {
      bought.push(Object.fromEntries(await request.formData()));
      return answer();
    }),
  );
  return bought;
}

test('a free booking ends with the alert and its ticket number', async () => {
  signInAs(buildUser());
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase(), { status: 201 }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Register for Free' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Successfully registered! Your ticket number is NZ-7F3K-22QP.',
  );
  expect(bought).toEqual([{ event_id: '7', ticket_type: 'STANDARD', quantity: '1' }]);
  expect(screen.getByRole('heading', { name: 'You are going!' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'View My Tickets' })).toHaveAttribute(
    'href',
    '/dashboard?tab=my-tickets',
  );
});

test('the quantity buys that many tickets in one order, and every number is shown', async () => {
  signInAs(buildUser());
  const numbers = ['NZ-AAAA', 'NZ-BBBB'];
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase({}, numbers)));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add one ticket' }));
  await userEvent.click(screen.getByRole('button', { name: 'Register for Free' }));
  expect(await screen.findByText('NZ-BBBB')).toBeInTheDocument();
  expect(bought[0]).toMatchObject({ quantity: '2' });
});

test('a booking on its way cannot be sent twice', async () => {
  signInAs(buildUser());
  const bought = purchaseAnswers(async () => {
    await delay(50);
    return HttpResponse.json(buildPurchase());
  });
  await open();
  const button = screen.getByRole('button', { name: 'Register for Free' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
  await screen.findByRole('alert');
  expect(bought).toHaveLength(1);
});

test('a visitor who books goes to sign in, and the way back keeps the choices', async () => {
  const { router } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add one ticket' }));
  await userEvent.click(screen.getByRole('button', { name: 'Register for Free' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toEqual({
    from: '/events/7?ticket=STANDARD&quantity=2',
  });
});

test('the choices of the URL are chosen again, as far as they can be had', async () => {
  await open(
    buildPaidEvent('1000.00', {
      ticket_types: [
        { ticket_type: 'STANDARD', price: '1000.00', available: 20 },
        { ticket_type: 'VIP', price: '5000.00', available: 3 },
      ],
    }),
    '?ticket=VIP&quantity=8',
  );
  expect(screen.getByRole('radio', { name: 'VIP · ₦5,000' })).toBeChecked();
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('₦15,000');
});

test('a paid booking says until when its seats are held, and that they are not paid', async () => {
  signInAs(buildUser());
  purchaseAnswers(() =>
    HttpResponse.json(
      buildPurchase({
        status: 'HELD',
        total: '1500.50',
        expires_at: '2031-02-28T08:00:00.000Z',
        paid_at: null,
      }),
    ),
  );
  await open(buildPaidEvent());
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByRole('heading', { name: 'Ticket Created!' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your seats are held until Fri, 28 Feb 2031, 09:00 WAT.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('once ₦1,500.50 is paid');
});

test('the last seat taken by someone else gives a clear message and no ticket', async () => {
  signInAs(buildUser());
  purchaseAnswers(() =>
    HttpResponse.json(
      { detail: 'This event is sold out.', error: 'This event is sold out.', code: 'sold_out' },
      { status: 409 },
    ),
  );
  await open();
  server.use(
    http.get('/api/events/7/', () =>
      HttpResponse.json(
        buildEvent({ ticket_types: [{ ticket_type: 'STANDARD', price: '0.00', available: 1 }] }),
      ),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Register for Free' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This event is sold out.');
  expect(await screen.findByText(/only 1 left/)).toBeInTheDocument();
});

test('the message of a lost seat stays when the page turns to sold out', async () => {
  signInAs(buildUser());
  purchaseAnswers(() => HttpResponse.json({ error: 'This event is sold out.' }, { status: 409 }));
  await open();
  server.use(
    http.get('/api/events/7/', () => HttpResponse.json(buildEvent({ available_capacity: 0 }))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Register for Free' }));
  expect(await screen.findByRole('heading', { name: 'Tickets are closed' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This event is sold out.');
});

test('a booking that no one answers says Booking failed', async () => {
  signInAs(buildUser());
  purchaseAnswers(() => HttpResponse.error());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Register for Free' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Booking failed. Please try again.');
});

test('Book more tickets brings the form back', async () => {
  signInAs(buildUser());
  purchaseAnswers(() => HttpResponse.json(buildPurchase()));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Register for Free' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Book more tickets' }));
  expect(screen.getByRole('button', { name: 'Register for Free' })).toBeInTheDocument();
});
