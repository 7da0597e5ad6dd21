import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { queryClient } from '../../api/queryClient';
import type { TicketLink } from '../../api/ticketLinksApi';
import { buildLinkedTicket, buildOffer } from '../../test/builders';
import { refetchAll, renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import TicketLinkScreen from './TicketLinkScreen';

setUpFakeApi();

const path = '/api/ticket-links/abc/';
const code = 'QR code of ticket TKT-4F7K-9QXM-2RBD';

const answer = (link: TicketLink) => server.use(http.get(path, () => HttpResponse.json(link)));
const refuse = (status: number, detail: string) =>
  server.use(http.get(path, () => HttpResponse.json({ detail }, { status })));
const open = () => renderScreen(<TicketLinkScreen />, { path: '/t/abc', route: '/t/:token' });
/** The pressed button is gone; the focus is on what the page now shows, rather than on nothing. */
const expectFocusOnPage = () =>
  waitFor(() => expect(screen.getByRole('article').closest('[tabindex="-1"]')).toHaveFocus());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Fakes a call on the link and records what was sent. */
function answerCall(call: string, then: TicketLink, detail = 'Done.') {
  const sent: unknown[] = [];
  server.use(
    http.post(`${path}${call}/`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      answer(then);
      return HttpResponse.json({ detail, refund: null });
    }),
  );
  return sent;
}

describe('an offer', () => {
  test('shows event, type, sender and expiry, and is accepted only by a click', async () => {
    answer(buildOffer());
    const sent = answerCall('accept', buildLinkedTicket(), 'It’s yours!');
    open();
    expect(screen.getByText('Loading ticket…')).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ada Obi is giving you a ticket' }),
    ).toBeInTheDocument();
    const ticket = within(screen.getByRole('article'));
    expect(ticket.getByRole('heading', { name: 'Lagos React Meetup' })).toBeInTheDocument();
    expect(ticket.getByText('VIP')).toBeInTheDocument();
    expect(ticket.getByText('Fri, 28 Feb 2031, 09:00 WAT')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await press('Accept Ticket');
    expect(await screen.findByText('It’s yours!')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: code })).toBeInTheDocument();
    expect(sent).toEqual([{ into: 'link' }]);
    await expectFocusOnPage();
  });

  test('is added to the signed-in account with the same address', async () => {
    signInAs(buildUser());
    answer(buildOffer({ is_own_address: true }));
    const sent = answerCall('accept', buildLinkedTicket());
    const { router } = open();
    await press('Accept Ticket');
    await screen.findByText('elsewhere');
    expect(sent).toEqual([{ into: 'account' }]);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/dashboard?tab=my-tickets',
    );
  });

  test.each([
    ['Accept into My Account', 'account'],
    ['Accept Without an Account', 'link'],
  ])('to a different address than the account’s asks where to add it: %s', async (button, into) => {
    const user = buildUser();
    signInAs(user);
    answer(buildOffer({ is_own_address: false }));
    const sent = answerCall('accept', buildLinkedTicket());
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `It was offered to d•••@example.test, and you’re signed in as ${user.email}.`,
    );
    await press(button);
    await waitFor(() => expect(sent).toEqual([{ into }]));
  });

  test('is declined', async () => {
    answer(buildOffer());
    server.use(
      http.post(`${path}decline/`, () => {
        refuse(410, 'This offer was declined.');
        return HttpResponse.json({ detail: 'You declined the ticket.' });
      }),
    );
    open();
    await press('Decline');
    expect(await screen.findByText('This offer was declined.')).toBeInTheDocument();
  });

  test('that has ended in the meantime says so, and offers no actions', async () => {
    answer(buildOffer());
    server.use(
      http.post(`${path}accept/`, () => {
        refuse(410, 'This offer was withdrawn.');
        return HttpResponse.json({ detail: 'This offer was withdrawn.' }, { status: 410 });
      }),
    );
    open();
    await press('Accept Ticket');
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
    expect(screen.getByText('This offer was withdrawn.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept Ticket' })).not.toBeInTheDocument();
  });
});

describe('a ticket', () => {
  test('shows event, time with zone, place, name, type, code and number, and its calendar file', async () => {
    answer(buildLinkedTicket());
    open();
    expect(await screen.findByRole('img', { name: code })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Lagos React Meetup' })).toBeVisible();
    for (const text of ['Valid', 'VIP', 'Dami Eze', 'TKT-4F7K-9QXM-2RBD']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText(/WAT$/)).toBeInTheDocument();
    expect(screen.getByText('Civic Tower, Victoria Island, Lagos')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
      'href',
      '/api/events/7/calendar.ics',
    );
  });

  test.each([
    ['On hold', { on_hold: true, qr_payload: null }, {}, 'Its payment is disputed.'],
    ['Cancelled', { status: 'CANCELLED', qr_payload: null }, {}, 'This ticket was cancelled.'],
    ['Event cancelled', {}, { status: 'CANCELLED' }, 'The organizer has cancelled this event.'],
    ['Over', {}, { end_date: '2020-01-01T09:00:00.000Z' }, 'This event is over.'],
  ] as const)('that is %s shows no code', async (label, ticket, event, words) => {
    answer(buildLinkedTicket(ticket, event));
    open();
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: code })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel Ticket' })).not.toBeInTheDocument();
  });

  test('that was used says when', async () => {
    answer(buildLinkedTicket({ checked_in: true, checked_in_time: '2031-03-01T22:45:00.000Z' }));
    open();
    expect(await screen.findByText('Checked in Sat, 1 Mar 2031, 23:45 WAT')).toBeInTheDocument();
  });

  test('is cancelled after a confirmation that says who gets the refund', async () => {
    answer(buildLinkedTicket());
    answerCall(
      'cancel',
      buildLinkedTicket({ status: 'CANCELLED', qr_payload: null }),
      'Cancelled.',
    );
    open();
    await press('Cancel Ticket');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this ticket?' });
    expect(dialog).toHaveTextContent(
      'Ada Obi (a•••@example.test), who paid for it, gets ₦1,477.50 back',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Ticket' }));
    expect(await screen.findByText(/This ticket was cancelled/)).toBeInTheDocument();
    await expectFocusOnPage();
  });

  test('says that its event was moved, until it has been used', async () => {
    const moved = 'The organizer has changed the time or place since this ticket was booked.';
    answer(buildLinkedTicket({ is_moved: true }));
    open();
    expect(await screen.findByText(moved)).toBeVisible();
    expect(screen.getByText('New time or place')).toBeVisible();
    answer(buildLinkedTicket({ is_moved: true, checked_in: true }));
    await refetchAll();
    expect(await screen.findByText('Checked in')).toBeVisible();
    expect(screen.queryByText(moved)).not.toBeInTheDocument();
  });

  test('is added to the signed-in account', async () => {
    signInAs(buildUser());
    answer(buildLinkedTicket());
    answerCall('claim', buildLinkedTicket({ in_account: true }), 'It is in your account.');
    open();
    await press('Add to My Account');
    expect(await screen.findByText('It is in your account.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add to My Account' })).not.toBeInTheDocument();
  });

  test('that belongs to an account can be neither added nor cancelled by its link', async () => {
    signInAs(buildUser());
    answer(buildLinkedTicket({ in_account: true, names_holder: false }));
    open();
    await screen.findByRole('img', { name: code });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('where photos are checked at the door', () => {
  const checked = { checks_photos: true };
  const photo = new File(['x'], 'me.png', { type: 'image/png' });

  test('the holder adds a photo, and sees it', async () => {
    answer(buildLinkedTicket({}, checked));
    const sent: unknown[] = [];
    server.use(
      http.post(`${path}photo/`, async ({ request }) => {
        sent.push((await request.formData()).get('custom_image'));
        answer(buildLinkedTicket({ photo: '/api/media/dami.webp' }, checked));
        return HttpResponse.json({ detail: 'The photo is on the ticket.' });
      }),
    );
    open();
    expect(
      await screen.findByText('Photos are checked at the door. Add one that shows your face.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Photo' })).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Add Photo'), photo);
    expect(await screen.findByText('The photo is on the ticket.')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Your photo for the door' })).toHaveAttribute(
      'src',
      '/api/media/dami.webp',
    );
    expect(screen.getByRole('button', { name: 'Replace Photo' })).toBeVisible();
    expect(sent).toMatchObject([{ name: 'me.png' }]);
  });

  test('a refused photo says why', async () => {
    answer(buildLinkedTicket({}, checked));
    const custom_image = ['File size must be less than 5MB'];
    server.use(
      http.post(`${path}photo/`, () => HttpResponse.json({ custom_image }, { status: 400 })),
    );
    open();
    await userEvent.upload(await screen.findByLabelText('Add Photo'), photo);
    expect(await screen.findByRole('alert')).toHaveTextContent('File size must be less than 5MB');
  });

  test('nobody is asked for one any more once they are checked in', async () => {
    answer(buildLinkedTicket({ checked_in: true }, checked));
    open();
    await screen.findByText('Checked in');
    expect(screen.queryByRole('button', { name: 'Add Photo' })).not.toBeInTheDocument();
  });
});

describe('a ticket on screen', () => {
  test.each([
    [false, 1],
    [true, 0],
  ])('says what to show at the door until it was: checked in is %s', async (checked_in, times) => {
    answer(buildLinkedTicket({ checked_in }));
    open();
    await screen.findByRole('img', { name: code });
    expect(screen.queryAllByText(/^Show the QR code at the door/)).toHaveLength(times);
  });

  test('stays when a poll is refused for another reason than the ticket', async () => {
    answer(buildLinkedTicket());
    open();
    await screen.findByRole('img', { name: code });
    refuse(429, 'Too many attempts. Please try again in 9 minutes.');
    await refetchAll();
    expect(screen.getByRole('img', { name: code })).toBeInTheDocument();
    expect(screen.queryByText(/Too many attempts/)).not.toBeInTheDocument();
  });

  test.each([
    [404, 'No ticket here'],
    [409, 'This ticket is on hold'],
    [410, 'This link has ended'],
  ])('goes once the API answers %i: “%s”', async (status, title) => {
    answer(buildLinkedTicket());
    open();
    await screen.findByRole('img', { name: code });
    refuse(status, 'Why.');
    await refetchAll();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('img', { name: code })).not.toBeInTheDocument();
  });
});

describe('offline', () => {
  async function openedOnce() {
    answer(buildLinkedTicket());
    const { unmount } = open();
    await screen.findByRole('img', { name: code });
    unmount();
    // Simulates a reload.
    queryClient.clear();
  }

  test('an opened ticket is shown as saved on this device', async () => {
    await openedOnce();
    server.use(http.get(path, () => HttpResponse.error()));
    open();
    expect(await screen.findByRole('img', { name: code }, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByText(/as saved on this device on/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel Ticket' })).not.toBeInTheDocument();
  });

  test('a link ended by a transfer shows nothing once the API has said so', async () => {
    await openedOnce();
    refuse(410, 'This link is no longer valid: the ticket was transferred.');
    const { unmount } = open();
    expect(await screen.findByText(/the ticket was transferred/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: code })).not.toBeInTheDocument();
    unmount();
    queryClient.clear();
    server.use(http.get(path, () => HttpResponse.error()));
    open();
    expect(
      await screen.findByRole('heading', { name: 'No connection' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: code })).not.toBeInTheDocument();
  });
});

test('a ticket says when doors open; one that was kept offline before may lack it', async () => {
  answer(buildLinkedTicket({}, { doors_open: '2031-03-01T07:15:00.000Z' }));
  const { unmount } = open();
  expect(await screen.findByText('Doors open Sat, 1 Mar 2031, 08:15 WAT')).toBeInTheDocument();
  unmount();
  queryClient.clear();
  answer(buildLinkedTicket({}, { doors_open: undefined }));
  open();
  await screen.findByRole('img', { name: code });
  expect(screen.queryByText(/Doors open/)).not.toBeInTheDocument();
});

describe('a ticket with the reader’s name', () => {
  test('offers their data as a file', async () => {
    answer(buildLinkedTicket());
    server.use(http.get(`${path}holder/`, () => HttpResponse.json({ name: 'Dami Eze' })));
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = jest.fn(() => 'blob:data');
    URL.revokeObjectURL = jest.fn();
    open();
    await press('Download My Data');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    save.mockRestore();
  });

  test('loses it after a confirmation, and stays valid', async () => {
    answer(buildLinkedTicket());
    server.use(
      http.delete(`${path}holder/`, () => {
        answer({ ...buildLinkedTicket({ names_holder: false }), name: 'Ticket holder' });
        return HttpResponse.json({ detail: 'Your name is no longer on this ticket.' });
      }),
    );
    open();
    await press('Remove My Name');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove your name?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove My Name' }));
    expect(await screen.findByText('Your name is no longer on this ticket.')).toBeInTheDocument();
    expect(await screen.findByText('Ticket holder')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: code })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove My Name' })).not.toBeInTheDocument();
  });

  test('says what is deleted with it', async () => {
    answer(buildLinkedTicket());
    open();
    await press('Remove My Name');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'We’ll delete your name and email address from this ticket, and any photo or phone number you gave for it.',
    );
  });

  test('says so when it could not be removed', async () => {
    answer(buildLinkedTicket());
    server.use(http.delete(`${path}holder/`, () => HttpResponse.json({}, { status: 500 })));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open();
    await press('Remove My Name');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove My Name' }));
    expect(
      await screen.findByText('Your name could not be removed. Please try again.'),
    ).toBeInTheDocument();
  });

  test('offers neither once it has been removed', async () => {
    answer(buildLinkedTicket({ names_holder: false }));
    open();
    await screen.findByRole('img', { name: code });
    expect(screen.queryByRole('button', { name: 'Download My Data' })).not.toBeInTheDocument();
  });
});
