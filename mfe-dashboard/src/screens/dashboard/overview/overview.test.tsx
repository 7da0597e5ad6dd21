import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage, daysFromNow } from '@nzuko/contract/testing';
import { provideSlots, type Place } from '@nzuko/shared-ui/parts';

import { buildStatistics, buildTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).closest('dl') as HTMLElement;

describe('an organizer’s Overview', () => {
  const mine = [
    buildEvent({ id: 1, title: 'Later', start_date: daysFromNow(30), end_date: daysFromNow(31) }),
    buildEvent({ id: 2, title: 'Next', start_date: daysFromNow(2), end_date: daysFromNow(3) }),
  ];

  test('shows the statistics of the next event first', async () => {
    answer('/events/my_events/', mine);
    answer('/events/2/statistics/', buildStatistics());
    openDashboard('ORGANIZER');
    expect(await figure('Total Tickets')).toHaveTextContent('120');
    expect(await figure('Sold Tickets')).toHaveTextContent('50 Standard · 10 VIP');
    expect(await figure('Checked In')).toHaveTextContent('15of 60 sold');
    expect(await figure('Available Capacity')).toHaveTextContent('58');
    expect(await figure('Occupancy Rate')).toHaveTextContent('50%');
  });

  test('offers the events in the order in which they take place, drafts last', async () => {
    const over = { start_date: daysFromNow(-3), end_date: daysFromNow(-2) };
    answer('/events/my_events/', [
      buildEvent({ id: 3, title: 'Draft', status: 'DRAFT' }),
      buildEvent({ id: 4, title: 'Over', ...over }),
      ...mine,
    ]);
    answer('/events/2/statistics/', buildStatistics());
    openDashboard('ORGANIZER');
    const options = within(await screen.findByLabelText('Event')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Next/),
      expect.stringMatching(/^Later/),
      expect.stringMatching(/^Over/),
      expect.stringMatching(/^Draft .* draft$/),
    ]);
  });

  test('says which events are suspended, and how to answer', async () => {
    answer('/events/my_events/', [
      ...mine.map((event) => ({ ...event, is_suspended: true })),
      buildEvent({ id: 3, status: 'CANCELLED', is_suspended: true }),
    ]);
    answer('/events/2/statistics/', buildStatistics());
    openDashboard('ORGANIZER');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('2 of your events are suspended')).toBeInTheDocument();
    expect(notice.getByText(/^Nobody can book Later and Next, and any money/)).toBeInTheDocument();
  });

  test('shows the statistics of the picked event, which the URL keeps', async () => {
    answer('/events/my_events/', mine);
    answer('/events/2/statistics/', buildStatistics());
    answer('/events/1/statistics/', buildStatistics({ sold_tickets: 7 }));
    const { router } = openDashboard('ORGANIZER');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Event' }),
      screen.getByRole('option', { name: /^Later/ }),
    );
    expect(router.state.location.search).toBe('?event=1');
    expect(await screen.findByText('of 7 sold')).toBeInTheDocument();
  });

  test('says Failed to load statistics with Try Again', async () => {
    answer('/events/my_events/', mine);
    answer('/events/2/statistics/', {}, 500);
    openDashboard('ORGANIZER');
    expect(await screen.findByText('Failed to load statistics')).toBeInTheDocument();
    answer('/events/2/statistics/', buildStatistics());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await figure('Sold Tickets')).toHaveTextContent('60');
  });

  test('says so while there are no events', async () => {
    openDashboard('ORGANIZER');
    expect(await screen.findByText('You have no events yet')).toBeInTheDocument();
  });
});

describe('Recent Events', () => {
  test('lists the 3 newest events among all', async () => {
    let asked = '';
    server.use(
      http.get('/api/events/', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json(buildPage([buildEvent({ title: 'Brand new' })]));
      }),
    );
    openDashboard('ATTENDEE');
    const section = screen.getByRole('region', { name: 'Recent Events' });
    expect(await within(section).findByRole('link', { name: 'Brand new' })).toHaveAttribute(
      'href',
      '/events/7',
    );
    expect(asked).toBe('?ordering=-created_at&page_size=3');
    expect(within(section).getByRole('link', { name: 'All events' })).toHaveAttribute(
      'href',
      '/events',
    );
  });

  test('says which of them are over, going on or sold out', async () => {
    const events = [
      buildEvent({ id: 1, title: 'Over', start_date: daysFromNow(-2), end_date: daysFromNow(-1) }),
      buildEvent({
        id: 2,
        title: 'Running',
        start_date: daysFromNow(-1),
        end_date: daysFromNow(1),
      }),
      buildEvent({ id: 3, title: 'Full', available_capacity: 0 }),
    ];
    answer('/events/', buildPage(events));
    openDashboard('ATTENDEE');
    const section = within(screen.getByRole('region', { name: 'Recent Events' }));
    await section.findByRole('link', { name: 'Over' });
    expect(
      section
        .getAllByRole('listitem')
        .map((item) => /Past event|Going on now|Sold out/.exec(item.textContent)?.[0]),
    ).toEqual(['Past event', 'Going on now', 'Sold out']);
  });

  test('says Failed to load recent events with Try Again', async () => {
    answer('/events/', {}, 500);
    openDashboard('ATTENDEE');
    expect(
      await screen.findByText('Failed to load recent events. Please try again.'),
    ).toBeInTheDocument();
    answer('/events/', buildPage([buildEvent()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Lagos React Meetup' })).toBeInTheDocument();
  });
});

describe('an attendee’s Overview', () => {
  test('shows the next event with its countdown and the user’s own figures', async () => {
    answer('/tickets/', [
      buildTicket({ id: 1 }, { start_date: daysFromNow(3.5), end_date: daysFromNow(3.7) }),
      buildTicket({ id: 2, status: 'PENDING', qr_payload: null }),
    ]);
    openDashboard('ATTENDEE');
    expect(await screen.findByText(/^3 days (11|12) h$/)).toBeInTheDocument();
    expect(await figure('Tickets held')).toHaveTextContent('1');
    expect(await figure('Awaiting payment')).toHaveTextContent('1seats held for you');
  });

  test('says once for each unpaid order until when its seats are held, and links to paying', async () => {
    const { order } = buildTicket();
    const held = { ...order, status: 'HELD' as const, quantity: 2, total: '3001.00' };
    const unpaid = { status: 'PENDING' as const, qr_payload: null };
    answer('/tickets/', [
      buildTicket({ ...unpaid, id: 1, order: { ...held, id: 5, expires_at: daysFromNow(1) } }),
      buildTicket({ ...unpaid, id: 2, order: { ...held, id: 5, expires_at: daysFromNow(1) } }),
      buildTicket({ ...unpaid, id: 3, order: { ...held, id: 6, expires_at: daysFromNow(-1) } }),
    ]);
    openDashboard('ATTENDEE');
    const title = 'Complete your payment for Lagos React Meetup';
    const notice = (await screen.findByText(title)).closest('[role="status"]') as HTMLElement;
    expect(notice).toHaveTextContent(/₦3,001 to pay .+ Your seats are held until/);
    expect(within(notice).getByRole('link', { name: 'Complete Payment' })).toHaveAttribute(
      'href',
      '/dashboard?tab=my-tickets',
    );
  });

  test('links a newcomer to the events', async () => {
    openDashboard('ATTENDEE');
    expect(await screen.findByText('No upcoming events')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
  });
});

describe('the place for what other remotes know about the next event', () => {
  const Fill = ({ name, context }: Place) => <p>{`${name} ${context.event.id}`}</p>;
  beforeEach(() => provideSlots(Fill));
  afterEach(() => provideSlots(null));

  test('gets an organizer’s next published event', async () => {
    answer('/events/my_events/', [
      buildEvent({ id: 1, start_date: daysFromNow(30), end_date: daysFromNow(31) }),
      buildEvent({ id: 2, start_date: daysFromNow(-3), end_date: daysFromNow(-2) }),
      buildEvent({ id: 3, status: 'DRAFT', start_date: daysFromNow(1), end_date: daysFromNow(2) }),
      buildEvent({ id: 4, start_date: daysFromNow(9), end_date: daysFromNow(10) }),
    ]);
    answer('/events/4/statistics/', buildStatistics());
    openDashboard('ORGANIZER');
    expect(await screen.findByText('dashboard.overview 4')).toBeInTheDocument();
  });

  test('gets the event of an attendee’s next ticket', async () => {
    answer('/tickets/', [buildTicket({ id: 1 }, { id: 12 })]);
    openDashboard('ATTENDEE');
    expect(await screen.findByText('dashboard.overview 12')).toBeInTheDocument();
  });

  test('is left out if no event is coming', async () => {
    answer('/events/my_events/', [
      buildEvent({ start_date: daysFromNow(-3), end_date: daysFromNow(-2) }),
    ]);
    answer('/events/7/statistics/', buildStatistics());
    openDashboard('ORGANIZER');
    expect(await screen.findByRole('combobox', { name: 'Event' })).toBeInTheDocument();
    expect(screen.queryByText(/dashboard\.overview/)).not.toBeInTheDocument();
  });
});
