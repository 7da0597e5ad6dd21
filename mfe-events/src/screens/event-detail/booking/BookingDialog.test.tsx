import { footerWith } from '@nzuko/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { OPEN_BOOKING_KEY } from '@nzuko/contract';
import { buildEvent } from '@nzuko/contract/testing';
import { memberDrafts } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildPaidEvent, buildPurchase } from '../../../test/builders';
import { openEvent, renderScreen, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';

setUpFakeApi();
beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no object URLs.
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

const open = (event = buildEvent(), search = '') => openEvent(<EventDetailScreen />, event, search);

/** Clicks the page's button and waits for the dialog. */
async function openDialog(button = 'Register for Free') {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
}

/** Answers purchases with `answer` and records the fields of each. */
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

const register = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Register for Free' }));

const threeTypes = buildPaidEvent('5000.00', {
  ticket_types: [
    { ticket_type: 'EARLY_BIRD', price: '3000.00', available: 0 },
    { ticket_type: 'STANDARD', price: '5000.00', available: 8 },
    { ticket_type: 'VIP', price: '20000.00', available: 4 },
  ],
});

test('offers each ticket type with its price and description, and the total follows', async () => {
  await open(threeTypes);
  const dialog = await openDialog('Book Now');
  expect(dialog.getByRole('radio', { name: 'Early Bird · ₦3,000' })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: 'Standard · ₦5,000' })).toBeChecked();
  expect(dialog.getByText('Access to all event activities · only 8 left')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'VIP · ₦20,000' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add one ticket' }));
  expect(dialog.getByText('Total').nextElementSibling).toHaveTextContent('₦40,000');
  expect(dialog.getByText(/^Premium access with exclusive benefits/)).toBeInTheDocument();
});

test('three presses before the first is rendered book once', async () => {
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase()));
  signInAs(buildUser());
  await open();
  const dialog = await openDialog();
  const button = dialog.getByRole('button', { name: 'Register for Free' });
  act(() => [1, 2, 3].forEach(() => button.click()));
  expect(await screen.findByRole('dialog', { name: 'You’re going!' })).toBeInTheDocument();
  expect(bought).toHaveLength(1);
});

test('fees that the buyer bears are in the total before booking, for each number of tickets', async () => {
  const fees = ['176.27', '253.81'];
  const type = { ticket_type: 'STANDARD' as const, price: '5000.00', available: 8, fees };
  await open(buildPaidEvent('5000.00', { fees_borne_by: 'BUYER', ticket_types: [type] }));
  expect(within(screen.getByRole('banner')).getByText('₦5,000 + fees')).toBeInTheDocument();
  expect(screen.getByText('per ticket + fees · only 8 left')).toBeInTheDocument();
  expect(screen.getByText('The total includes ₦176.27 in fees.')).toBeInTheDocument();
  const dialog = await openDialog('Book Now');
  expect(dialog.getByText('Total').nextElementSibling).toHaveTextContent('₦5,176.27');
  await userEvent.click(dialog.getByRole('button', { name: 'Add one ticket' }));
  expect(dialog.getByText('Total').nextElementSibling).toHaveTextContent('₦10,253.81');
  expect(dialog.getByText('The total includes ₦253.81 in fees.')).toBeInTheDocument();
});

test('a free booking ends with the alert and its ticket number', async () => {
  signInAs(buildUser());
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase(), { status: 201 }));
  await open();
  await register(await openDialog());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Successfully registered! Your ticket number is NZ-7F3K-22QP.');
  expect(alert).toHaveFocus();
  expect(bought).toEqual([
    { event_id: '7', ticket_type: 'STANDARD', quantity: '1', expected_total: '0.00' },
  ]);
  const done = within(screen.getByRole('dialog', { name: 'You’re going!' }));
  expect(done.getByRole('link', { name: 'View My Tickets' })).toHaveAttribute(
    'href',
    '/dashboard?tab=my-tickets',
  );
});

test('after a free booking, the page asks for its event once more', async () => {
  signInAs(buildUser());
  purchaseAnswers(() => HttpResponse.json(buildPurchase(), { status: 201 }));
  await open();
  let asked = 0;
  server.use(
    http.get('/api/events/7/', () => {
      asked += 1;
      return HttpResponse.json(buildEvent());
    }),
  );
  await register(await openDialog());
  await screen.findByRole('alert');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(asked).toBe(1);
});

test('after the dialog is closed, the page shows the ticket, and Book More Tickets starts over', async () => {
  signInAs(buildUser());
  purchaseAnswers(() => HttpResponse.json(buildPurchase()));
  await open();
  await register(await openDialog());
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  const heading = await screen.findByRole('heading', { name: 'You’re going!' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/Your ticket number is NZ-7F3K-22QP/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Book More Tickets' }));
  expect(screen.getByRole('button', { name: 'Register for Free' })).toBeInTheDocument();
});

test('the page’s quantity carries over to the dialog, and every ticket number is shown', async () => {
  signInAs(buildUser());
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase({}, ['NZ-A', 'NZ-B'])));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add one ticket' }));
  await register(await openDialog());
  const numbers = within(await screen.findByRole('dialog', { name: 'You’re going!' }));
  expect(numbers.getByText('NZ-B')).toBeInTheDocument();
  expect(bought[0]).toMatchObject({ quantity: '2' });
});

test('a pending booking says Processing and cannot be sent twice', async () => {
  signInAs(buildUser());
  let answer: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  const bought = purchaseAnswers(async () => {
    await pressed;
    return HttpResponse.json(buildPurchase());
  });
  await open();
  await register(await openDialog());
  const button = await screen.findByRole('button', { name: 'Processing…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  answer();
  await screen.findByRole('alert');
  expect(bought).toHaveLength(1);
});

test('each ticket can have a name and an email; one without is the buyer’s', async () => {
  signInAs(buildUser());
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase()));
  await open(buildEvent(), '?quantity=2');
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Put names on the tickets' }));
  const second = within(dialog.getByRole('group', { name: 'Ticket 2' }));
  await userEvent.type(second.getByLabelText('Name'), 'Ada Obi');
  await register(dialog);
  expect(await second.findByText('Email is required')).toBeInTheDocument();
  await waitFor(() => expect(second.getByLabelText('Email')).toHaveFocus());
  await userEvent.type(second.getByLabelText('Email'), 'ada@example.test');
  await register(dialog);
  await screen.findByRole('alert');
  const buyer = buildUser();
  expect(JSON.parse(String(bought[0]?.attendees))).toEqual([
    { name: `${buyer.first_name} ${buyer.last_name}`, email: buyer.email },
    { name: 'Ada Obi', email: 'ada@example.test' },
  ]);
});

test('a phone number is optional; a wrong one has its message at the field, until it is changed', async () => {
  signInAs(buildUser());
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase()));
  await open();
  const dialog = await openDialog();
  const phone = dialog.getByLabelText('Phone number (optional)');
  expect(phone).toHaveAttribute('autocomplete', 'tel');
  expect(phone).toHaveAttribute('inputmode', 'tel');
  await userEvent.type(phone, '0803 12');
  expect(phone).toBeValid();
  await userEvent.tab();
  expect(phone).toHaveAccessibleDescription(
    /^Please enter a valid phone number, such as 0803 123 4567\. .* Only for/,
  );
  await register(dialog);
  await waitFor(() => expect(phone).toHaveFocus());
  await userEvent.type(phone, '3 4567');
  expect(phone).toBeValid();
  await register(dialog);
  await screen.findByRole('alert');
  expect(bought.map((fields) => fields.phone)).toEqual(['0803 123 4567']);
});

test('a custom image is previewed and sent; another file type is rejected with its message', async () => {
  signInAs(buildUser());
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase()));
  await open();
  const dialog = await openDialog();
  const user = userEvent.setup({ applyAccept: false });
  const input = dialog.getByLabelText('Custom image');
  await user.upload(input, new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
  expect(
    dialog.getByText('Please select a valid image file (JPEG, PNG, GIF, or WebP)'),
  ).toBeInTheDocument();
  await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  expect(
    await dialog.findByRole('img', { name: 'Preview of your custom image' }),
  ).toBeInTheDocument();
  await register(dialog);
  await screen.findByRole('alert');
  expect(bought[0]?.custom_image).toMatchObject({ name: 'me.png', type: 'image/png' });
});

test('where photos are checked at the door, the picture is to show the buyer’s face', async () => {
  signInAs(buildUser());
  await open(buildEvent({ checks_photos: true }));
  const dialog = await openDialog();
  expect(dialog.getByLabelText('Custom image')).toHaveAccessibleDescription(
    /^Photos are checked at the door, so choose one that shows your face, or add it to your ticket later\. Friends add their own/,
  );
});

test('a visitor who books signs in and returns to the same dialog with the same choices', async () => {
  const { router, unmount } = await open(threeTypes);
  const dialog = await openDialog('Book Now');
  await userEvent.click(dialog.getByRole('radio', { name: 'VIP · ₦20,000' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add one ticket' }));
  const names = dialog.getByRole('checkbox', { name: 'Put names on the tickets' });
  expect(names).toHaveAccessibleDescription(
    /You’ll need to confirm your own email address first\.$/,
  );
  await userEvent.click(names);
  const first = within(dialog.getByRole('group', { name: 'Ticket 1' }));
  await userEvent.type(first.getByLabelText('Name'), 'Ada Obi');
  await userEvent.type(first.getByLabelText('Email'), 'ada@example.test');
  await userEvent.upload(
    dialog.getByLabelText('Custom image'),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
  expect(router.state.location.pathname).toBe('/login');
  const { from, reason } = router.state.location.state as { from: string; reason: string };
  expect(reason).toBe('Sign in or create an account to finish your booking.');
  expect(from).toBe('/events/7?book=1&ticket=VIP&quantity=2');
  unmount();

  signInAs(buildUser());
  renderScreen(<EventDetailScreen />, { path: from, route: '/events/:id' });
  const back = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
  expect(back.getByRole('radio', { name: 'VIP · ₦20,000' })).toBeChecked();
  expect(back.getByText('Total').nextElementSibling).toHaveTextContent('₦40,000');
  expect(back.getAllByLabelText('Name')[0]).toHaveValue('Ada Obi');
  expect(back.getAllByLabelText('Email')[0]).toHaveValue('ada@example.test');
  expect(
    await back.findByRole('img', { name: 'Preview of your custom image' }),
  ).toBeInTheDocument();
  expect(back.getByText('me.png')).toBeInTheDocument();
  expect(back.getByLabelText('Custom image')).toHaveAccessibleDescription(/me\.png/);
});

test('once a booking that went on after signing in is made, the page’s URL opens no dialog', async () => {
  signInAs(buildUser());
  purchaseAnswers(() => HttpResponse.json(buildPurchase(), { status: 201 }));
  const { router } = await open(buildEvent(), '?book=1&ticket=STANDARD&quantity=1');
  await register(within(await screen.findByRole('dialog', { name: 'Book your tickets' })));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

describe('a failed booking', () => {
  test('of the last seat, taken by someone else, says so above the button, where it’s in sight', async () => {
    signInAs(buildUser());
    purchaseAnswers(() => HttpResponse.json({ error: 'Only 1 is left.' }, { status: 409 }));
    await open();
    const dialog = await openDialog();
    server.use(
      http.get('/api/events/7/', () =>
        HttpResponse.json(
          buildEvent({ ticket_types: [{ ticket_type: 'STANDARD', price: '0.00', available: 1 }] }),
        ),
      ),
    );
    await register(dialog);
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Only 1 is left.');
    expect(footerWith(dialog, 'Register for Free').getByRole('alert')).toBe(alert);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Add one ticket' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  });

  test('keeps its message when the page turns to sold out', async () => {
    signInAs(buildUser());
    purchaseAnswers(() => HttpResponse.json({ error: 'This event is sold out.' }, { status: 409 }));
    await open();
    const dialog = await openDialog();
    server.use(
      http.get('/api/events/7/', () => HttpResponse.json(buildEvent({ available_capacity: 0 }))),
    );
    await register(dialog);
    expect(await screen.findByText('No tickets left for now')).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('This event is sold out.');
    expect(dialog.queryByRole('button', { name: 'Register for Free' })).not.toBeInTheDocument();
  });
});

test('naming others with an unconfirmed address says why, and offers the mail again', async () => {
  signInAs(buildUser());
  const detail = 'Confirm your email address to put other people on your tickets.';
  purchaseAnswers(() =>
    HttpResponse.json({ detail, error: detail, code: 'email_unverified' }, { status: 403 }),
  );
  let isLimited = true;
  server.use(
    http.post('/api/auth/email-verification/', () =>
      isLimited
        ? HttpResponse.json({ detail: 'We’ve sent you several links today.' }, { status: 429 })
        : new HttpResponse(null, { status: 204 }),
    ),
  );
  await open();
  const dialog = await openDialog();
  await register(dialog);
  expect(await dialog.findByText(detail)).toBeInTheDocument();
  const button = dialog.getByRole('button', { name: 'Send the Confirmation Mail Again' });
  await userEvent.click(button);
  expect(await dialog.findByText('We’ve sent you several links today.')).toBeInTheDocument();
  isLimited = false;
  await userEvent.click(button);
  expect(await dialog.findByText(/^Sent\. Check your inbox/)).toBeInTheDocument();
});

test('the refusal goes once the session knows that the address is confirmed', async () => {
  signInAs(buildUser({ email_verified: false }));
  const error = 'Confirm your email address first.';
  purchaseAnswers(() => HttpResponse.json({ error, code: 'email_unverified' }, { status: 403 }));
  await open();
  const dialog = await openDialog();
  await register(dialog);
  expect(await dialog.findByText(error)).toBeInTheDocument();
  act(() => signInAs(buildUser()));
  expect(dialog.queryByText(error)).not.toBeInTheDocument();
});

test('a buyer with an unconfirmed address reads that before naming others, and can still try', async () => {
  signInAs(buildUser({ email_verified: false }));
  const bought = purchaseAnswers(() => HttpResponse.json(buildPurchase()));
  await open();
  const dialog = await openDialog();
  const notice = /^Confirm your email address to put other people on your tickets/;
  expect(dialog.queryByText(notice)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Put names on the tickets' }));
  expect(dialog.getByText(notice)).toBeInTheDocument();
  expect(
    dialog.getByRole('button', { name: 'Send the Confirmation Mail Again' }),
  ).toBeInTheDocument();
  await register(dialog);
  await screen.findByRole('dialog', { name: 'You’re going!' });
  expect(bought).toHaveLength(1);
});

test('the tab that the confirmation mail opens goes on with the booking, and the names in it', async () => {
  signInAs(buildUser({ email_verified: false }));
  const { unmount } = await open(threeTypes);
  const dialog = await openDialog('Book Now');
  await userEvent.click(dialog.getByRole('radio', { name: 'VIP · ₦20,000' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Put names on the tickets' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Ada Obi');
  const path = memberDrafts.get(OPEN_BOOKING_KEY);
  expect(path).toBe('/events/7?book=1&ticket=VIP&quantity=1');
  act(() => signInAs(buildUser()));
  expect(dialog.queryByText(/^Confirm your email address/)).not.toBeInTheDocument();
  expect(memberDrafts.get(OPEN_BOOKING_KEY)).toBeNull();
  unmount();

  renderScreen(<EventDetailScreen />, { path: path ?? '', route: '/events/:id' });
  const back = within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
  expect(back.getByRole('radio', { name: 'VIP · ₦20,000' })).toBeChecked();
  expect(back.getByLabelText('Name')).toHaveValue('Ada Obi');
});
