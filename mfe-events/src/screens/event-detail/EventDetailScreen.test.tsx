import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { plainText } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import { buildPaidEvent } from '../../test/builders';
import { openEvent, renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import EventDetailScreen from './EventDetailScreen';

setUpFakeApi();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

/** Answers with a picture; returns the URLs that were asked for. */
function pictureAsks(): string[] {
  const asked: string[] = [];
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
  server.use(
    http.get('/api/events/:id/picture.png', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return new HttpResponse('png', { headers: { 'content-type': 'image/png' } });
    }),
  );
  return asked;
}

const open = (event = buildEvent()) => openEvent(<EventDetailScreen />, event);

test('shows status, category, title, description, dates with their zone, place and seats', async () => {
  await open(
    buildPaidEvent('1500.50', {
      start_date: '2031-03-01T08:00:00.000Z',
      end_date: '2031-03-02T21:30:00.000Z',
      doors_open: '2031-03-01T07:15:00.000Z',
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Lagos React Meetup' })).toBeInTheDocument();
  const header = screen.getByRole('banner');
  expect(plainText(header.textContent)).toContain('1–2 Mar 2031, from 09:00 WAT');
  expect(screen.getByText('Published')).toBeInTheDocument();
  expect(screen.getAllByText('Technology')).not.toHaveLength(0);
  expect(screen.getByText(/An evening of talks about React/)).toBeInTheDocument();
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(fact('Doors open')).toHaveTextContent('Sat, 1 Mar 2031, 08:15 WAT');
  expect(fact('Starts')).toHaveTextContent('Sat, 1 Mar 2031, 09:00 WAT');
  expect(fact('Ends')).toHaveTextContent('Sun, 2 Mar 2031, 22:30 WAT');
  expect(fact('Location')).toHaveTextContent('Civic Tower, Victoria Island, Lagos');
  expect(fact('Max attendees')).toHaveTextContent('120');
  expect(fact('Seats left')).toHaveTextContent('80');
});

test('says that photos are checked at the door, where they are', async () => {
  await open(buildEvent({ checks_photos: true }));
  expect(screen.getByText('At the door', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Photos are checked. Everybody needs one on their ticket that shows their face.',
  );
});

test('the header sells: price, seats left, organizer and a button that opens the booking dialog', async () => {
  await open(buildPaidEvent('1500.50'));
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('₦1,500.50')).toBeInTheDocument();
  expect(header.getByText('80 seats left')).toBeInTheDocument();
  expect(header.getByText('By Chidi Eze')).toBeInTheDocument();
  await userEvent.click(header.getByRole('button', { name: 'Get Tickets' }));
  expect(await screen.findByRole('dialog', { name: 'Book your tickets' })).toBeInTheDocument();
});

test('a draft, which opens for nobody else, is neither saved nor shared', async () => {
  await open(buildEvent({ status: 'DRAFT' }));
  expect(screen.getByText(/^Only you and your team can see this event/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save Event' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share Event' })).not.toBeInTheDocument();
});

test('an event that can’t be booked has no button in its header', async () => {
  await open(buildEvent({ status: 'CANCELLED' }));
  expect(screen.queryByRole('button', { name: 'Get Tickets' })).not.toBeInTheDocument();
});

test('the start is also shown on the visitor’s clock where it differs', async () => {
  const zone = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Europe/London' } as Intl.ResolvedDateTimeFormatOptions);
  await open(buildEvent({ start_date: '2031-03-01T08:00:00.000Z' }));
  expect(screen.getByText('Starts at 08:00 GMT for you')).toBeInTheDocument();
  zone.mockRestore();
});

test('the organizer card shows the name with the Verified Organizer label, and leads to their events', async () => {
  await open();
  expect(screen.getByText('Chidi Eze')).toBeInTheDocument();
  expect(screen.getByText('Verified Organizer')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See their events' })).toHaveAttribute(
    'href',
    '/events?organizer=3',
  );
});

test('the label is not shown for an organizer who is not verified', async () => {
  const { organizer_details } = buildEvent();
  await open(buildEvent({ organizer_details: { ...organizer_details, is_verified: false } }));
  expect(screen.getByText('Chidi Eze')).toBeInTheDocument();
  expect(screen.queryByText('Verified Organizer')).not.toBeInTheDocument();
});

test('the organizer card shows the username of an organizer without a name', async () => {
  const { organizer_details } = buildEvent();
  await open(
    buildEvent({ organizer_details: { ...organizer_details, first_name: '', last_name: '' } }),
  );
  expect(screen.getByText('chidi')).toBeInTheDocument();
});

describe('an event of an organizer with an unconfirmed address', () => {
  const unlisted = buildEvent({
    is_unlisted: true,
    ticket_types: [{ ticket_type: 'STANDARD', price: '0.00', available: 0 }],
  });

  test('tells buyers why no more tickets are sold', async () => {
    await open(unlisted);
    expect(
      screen.getByText(/^No more tickets can be booked until the organizer confirms/),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Booking on hold')).toHaveLength(2);
    expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
    expect(screen.queryByText(/only people with the link/)).not.toBeInTheDocument();
  });

  test('tells the organizer, who can have the mail sent again', async () => {
    signInAs(buildUser({ id: unlisted.organizer_details.id }));
    await open(unlisted);
    expect(screen.getByText(/only people with the link/)).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Send the Confirmation Mail Again' }),
    ).toBeInTheDocument();
  });
});

test('sets the document title to the event’s title', async () => {
  await open();
  await waitFor(() => expect(document.title).toBe('Lagos React Meetup · Nzuko'));
});

test('an inlined event shows right away, without a request', () => {
  const script = document.createElement('script');
  Object.assign(script, { id: 'event', type: 'application/json' });
  script.dataset.readAt = String(Date.now());
  script.textContent = JSON.stringify(buildEvent());
  document.head.append(script);
  // No handler is set up: a request would fail the test.
  renderScreen(<EventDetailScreen />, { path: '/events/7', route: '/events/:id' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lagos React Meetup');
  script.remove();
});

describe('the ticket quantity', () => {
  test('goes from 1 to 10 and updates the total', async () => {
    await open(buildPaidEvent('1500.50'));
    const total = () => screen.getByText('Total').nextElementSibling;
    expect(total()).toHaveTextContent('₦1,500.50');
    const remove = screen.getByRole('button', { name: 'Remove one ticket' });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    const add = screen.getByRole('button', { name: 'Add one ticket' });
    for (let clicks = 0; clicks < 10; clicks += 1) await userEvent.click(add);
    expect(total()).toHaveTextContent('₦15,005');
    // A disabled button would lose the focus.
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toBeEnabled();
    expect(add).toHaveFocus();
  });

  test('is limited to the seats that are left', async () => {
    await open(
      buildEvent({ ticket_types: [{ ticket_type: 'STANDARD', price: '0.00', available: 2 }] }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add one ticket' }));
    expect(screen.getByRole('button', { name: 'Add one ticket' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test('an event with several ticket types lists each with its price and what is left', async () => {
  await open(
    buildPaidEvent('5000.00', {
      ticket_types: [
        { ticket_type: 'EARLY_BIRD', price: '3000.00', available: 0 },
        { ticket_type: 'STANDARD', price: '5000.00', available: 8 },
        { ticket_type: 'VIP', price: '20000.00', available: 4 },
      ],
    }),
  );
  const types = within(screen.getByRole('list', { name: 'Ticket types' }));
  expect(types.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Early Bird: ₦3,000, Sold out',
    'Standard: ₦5,000, only 8 left',
    'VIP: ₦20,000, only 4 left',
  ]);
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('₦5,000');
});

const vip = { ticket_type: 'VIP', price: '900.00', available: 0 } as const;

test.each<[string, Partial<Event>]>([
  ['Sold out', { available_capacity: 0 }],
  ['Not on sale yet', { ticket_types: [{ ...vip, sale_starts_at: daysFromNow(1) }] }],
  ['Sale ended', { ticket_types: [{ ...vip, sale_ends_at: daysFromNow(-1) }] }],
  ['Going on now', { start_date: daysFromNow(-0.01) }],
  ['Past event', { end_date: daysFromNow(-1) }],
  ['Cancelled', { status: 'CANCELLED' }],
  ['Draft', { status: 'DRAFT', start_date: null, end_date: null, location: '', city: '' }],
])('an event that is %s says so and cannot be booked', async (label, overrides) => {
  await open(buildEvent(overrides));
  expect(screen.getAllByText(label)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /Register|Book/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
});

test('an event not yet on sale says when sales start, and what each type will cost', async () => {
  await open(
    buildEvent({
      ticket_types: [
        { ...vip, sale_starts_at: '2031-03-01T08:00:00.000Z' },
        { ...vip, ticket_type: 'STANDARD', sale_starts_at: '2031-02-01T08:00:00.000Z' },
      ],
    }),
  );
  expect(screen.getByText('Tickets go on sale on Sat, 1 Feb 2031, 09:00 WAT.')).toBeInTheDocument();
  expect(screen.getByText('On sale from Sat, 1 Mar 2031, 09:00 WAT')).toBeInTheDocument();
});

test('only its organizer sees Edit Event', async () => {
  signInAs(buildUser({ id: 99 }));
  const { unmount } = await open();
  expect(screen.queryByRole('link', { name: 'Edit Event' })).not.toBeInTheDocument();
  unmount();
  signInAs(buildUser({ id: buildEvent().organizer_details.id }));
  await open();
  expect(screen.getByRole('link', { name: 'Edit Event' })).toHaveAttribute(
    'href',
    '/events/7/edit',
  );
});

test('Add to Calendar leads to the event’s calendar file', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
    'href',
    '/api/events/7/calendar.ics',
  );
});

test('Share Event copies the event’s link where the browser has no share sheet', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Share Event' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('http://localhost/events/7');
});

test('Share Event opens the share sheet where the browser has one', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Share Event' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Lagos React Meetup',
    url: 'http://localhost/events/7',
  });
});

test('Share Event has the pictures to download for a visitor', async () => {
  const user = userEvent.setup();
  const asked = pictureAsks();
  await open();
  await user.click(screen.getByRole('button', { name: 'Share Event' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Square Picture' }));
  await waitFor(() => expect(asked).toEqual(['/api/events/7/picture.png?format=square']));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
});

test('the organizer finds them where the browser has a share sheet, too', async () => {
  const user = userEvent.setup();
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  const asked = pictureAsks();
  signInAs(buildUser({ id: buildEvent().organizer_details.id }));
  await open();
  await user.click(screen.getByRole('button', { name: 'Share Event' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Story Picture' }));
  await waitFor(() => expect(asked).toEqual(['/api/events/7/picture.png?format=story']));
  await user.click(screen.getByRole('button', { name: 'Share Event' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share Link…' }));
  expect(share).toHaveBeenCalledTimes(1);
});

test('a picture that can’t be had is reported', async () => {
  const user = userEvent.setup();
  server.use(
    http.get('/api/events/:id/picture.png', () =>
      HttpResponse.json({ detail: 'Later.' }, { status: 429 }),
    ),
  );
  await open();
  await user.click(screen.getByRole('button', { name: 'Share Event' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Square Picture' }));
  expect(await screen.findByText('The picture could not be downloaded')).toBeInTheDocument();
});

test('the location links to a map', async () => {
  await open();
  expect(screen.getByRole('link', { name: /^Open\smap$/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Civic%20Tower%2C%20Victoria%20Island%2C%20Lagos',
  );
});

describe('Event Not Found', () => {
  const openAnswering = (status: number, path = '/events/7') => {
    server.use(
      http.get('/api/events/:id/', () => HttpResponse.json({ detail: 'Not found.' }, { status })),
    );
    return renderScreen(<EventDetailScreen />, { path, route: '/events/:id' });
  };

  test.each([
    [404, '/events/999'],
    [400, '/events/no-number'],
  ])('shows for a %i at %s with its message and Browse Events', async (status, path) => {
    const { router } = openAnswering(status, path);
    expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeInTheDocument();
    expect(screen.getByText(/doesn’t exist or is no longer public/)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^Event Not Found · /));
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Browse Events' }));
    expect(router.state.location.pathname).toBe('/events');
  });

  test('can be tried again when the server was at fault', async () => {
    openAnswering(500);
    expect(await screen.findByText('Not found.')).toBeInTheDocument();
    server.use(http.get('/api/events/:id/', () => HttpResponse.json(buildEvent())));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Lagos React Meetup',
    );
  });
});
