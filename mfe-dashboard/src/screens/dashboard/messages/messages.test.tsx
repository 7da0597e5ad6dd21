import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import { buildAnnouncement, buildMessages, buildSentAnnouncement } from '../../../test/builders';
import { SENDING_REFRESH_MS } from '../../../constants';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const read = buildAnnouncement({ id: 80, subject: 'Thank you', is_read: true });

describe('an attendee', () => {
  const open = () => openDashboard('ATTENDEE', '?tab=messages');

  test('sees the number of unread messages beside the link', async () => {
    answer('/announcements/', buildMessages([buildAnnouncement(), read]));
    openDashboard('ATTENDEE');
    expect(await screen.findByRole('link', { name: 'Messages 1 unread' })).toHaveAttribute(
      'href',
      '/dashboard?tab=messages',
    );
  });

  test('opens a message, which marks it as read', async () => {
    answer('/announcements/', buildMessages([buildAnnouncement(), read]));
    open();
    const subject = await screen.findByText('Doors open at nine');
    expect(
      screen.getAllByText(/Lagos React Meetup · Chidi Eze · Fri, 28 Feb 2031/)[0],
    ).toBeVisible();
    expect(screen.getByText('New')).toBeInTheDocument();
    const marked: string[] = [];
    server.use(
      http.post('/api/announcements/:id/read/', ({ params }) => {
        marked.push(String(params.id));
        answer('/announcements/', buildMessages([buildAnnouncement({ is_read: true }), read]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await userEvent.click(subject);
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeInTheDocument();
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(marked).toEqual(['81']);
    await userEvent.click(screen.getByText('Thank you'));
    expect(marked).toEqual(['81']);
  });

  test('marks all as read, and sees an error when that fails', async () => {
    answer('/announcements/', buildMessages([buildAnnouncement()]));
    server.use(
      http.post('/api/announcements/read/', () => new HttpResponse(null, { status: 500 })),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark All as Read' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The message could not be marked as read. Please try again.',
    );
  });

  test('without messages sees where they come from', async () => {
    open();
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
  });

  test('reads Failed to load messages with Try Again', async () => {
    answer('/announcements/', {}, 500);
    open();
    expect(
      await screen.findByText('Failed to load messages. Please try again.'),
    ).toBeInTheDocument();
    answer('/announcements/', buildMessages([read]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Thank you')).toBeInTheDocument();
  });
});

describe('an organizer', () => {
  const open = () => openDashboard('ORGANIZER', '?tab=messages');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

  beforeEach(() => {
    answer('/events/my_events/', [buildEvent()]);
    answer('/events/7/announcements/', []);
    answer('/events/7/announcements/recipients/', { count: 60 });
  });

  async function write(): Promise<void> {
    await userEvent.type(await screen.findByLabelText(/^Subject/), 'Doors open at nine');
    await userEvent.type(screen.getByLabelText(/^Message/), 'Come by the side gate.');
    await send();
  }

  test('is asked for a subject and a message', async () => {
    open();
    expect(await screen.findByText('Goes to 60 people, here and by email.')).toBeInTheDocument();
    await send();
    expect(screen.getByLabelText(/^Subject/)).toHaveAccessibleDescription('Subject is required');
    expect(screen.getByText('Message is required')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('sends after confirming, and sees it in the sent list', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/events/7/announcements/', async ({ request }) => {
        sent = await request.json();
        answer('/events/7/announcements/', [buildSentAnnouncement()]);
        const answered = buildSentAnnouncement({ read: 0, waiting: 60 });
        return HttpResponse.json(answered, { status: 201 });
      }),
    );
    open();
    await write();
    const question = await screen.findByRole('alertdialog', { name: 'Send to 60 people?' });
    expect(question).toHaveTextContent('whose address we have, here and by email.');
    await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sending to 60 people.')).toBeInTheDocument();
    expect(sent).toEqual({ subject: 'Doors open at nine', message: 'Come by the side gate.' });
    expect(await screen.findByText(/mailed to 60 people, read here by 12/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Subject/)).toHaveValue('');
  });

  describe('whose message is on its way', () => {
    const tick = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const progress = (gone: number) =>
      screen.findByRole('progressbar', { name: `Sending emails: ${gone} of 60` });

    test('sees how far it is, may leave meanwhile, and is told when it has gone out', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      let waiting = 60;
      let calls = 0;
      server.use(
        http.get('/api/events/7/announcements/', () => {
          calls += 1;
          return HttpResponse.json([buildSentAnnouncement({ waiting })]);
        }),
      );
      const { unmount } = open();
      expect(await progress(0)).toBeInTheDocument();
      waiting = 20;
      await tick(SENDING_REFRESH_MS);
      expect(await progress(40)).toHaveAttribute('value', '40');
      expect(screen.getByText(/emailed to 40 of 60 people, read here by 12/)).toBeInTheDocument();
      unmount();
      open();
      expect(await progress(40)).toBeInTheDocument();
      waiting = 0;
      await tick(SENDING_REFRESH_MS);
      expect(
        await screen.findByText('“Doors open at nine” was emailed to 60 people.'),
      ).toBeInTheDocument();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      const made = calls;
      await tick(SENDING_REFRESH_MS * 5);
      expect(calls).toBe(made);
    });

    test('is told of emails that could not be delivered', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      answer('/events/7/announcements/', [buildSentAnnouncement({ waiting: 1 })]);
      open();
      expect(await progress(59)).toBeInTheDocument();
      answer('/events/7/announcements/', [buildSentAnnouncement({ failed: 1 })]);
      await tick(SENDING_REFRESH_MS);
      const text = 'emailed to 59 of 60 people .1 email couldn’t be delivered.';
      expect(await screen.findByText(new RegExp(`WAT · ${text}`))).toBeInTheDocument();
      expect(screen.getByText(new RegExp(`^“Doors open at nine” was ${text}`))).toBeInTheDocument();
    });

    test('keeps what it has seen while the site can’t be reached, and looks again', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      answer('/events/7/announcements/', [buildSentAnnouncement({ waiting: 1 })]);
      open();
      expect(await progress(59)).toBeInTheDocument();
      answer('/events/7/announcements/', {}, 500);
      await tick(SENDING_REFRESH_MS * 3);
      expect(await progress(59)).toBeInTheDocument();
      answer('/events/7/announcements/', [buildSentAnnouncement()]);
      await tick(SENDING_REFRESH_MS * 10);
      expect(await screen.findByText(/emailed to 60 people, read here/)).toBeInTheDocument();
    });
  });

  test('finds what was written on this device, until it is sent or discarded', async () => {
    const { unmount } = open();
    await userEvent.type(await screen.findByLabelText(/^Message/), 'Come by the side gate.');
    unmount();
    open();
    expect(await screen.findByLabelText(/^Message/)).toHaveValue('Come by the side gate.');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText(/^Message/)).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((name) => name.includes('announcement'))).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Come by the side gate.');
  });

  test('loses nothing when sending fails', async () => {
    server.use(
      http.post('/api/events/7/announcements/', () => new HttpResponse(null, { status: 500 })),
    );
    open();
    await write();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(
      await screen.findByText('The message could not be sent. Please try again.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Come by the side gate.');
  });

  test('whose message may have been sent sends the same once more, by the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('/api/events/7/announcements/', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        if (keys.length === 1) return HttpResponse.error();
        if (keys.length === 2) return HttpResponse.json({ detail: 'Reused.' }, { status: 422 });
        return HttpResponse.json(buildSentAnnouncement(), { status: 201 });
      }),
    );
    open();
    await write();
    const confirm = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await confirm();
    await screen.findByText(/we don’t know whether your message was sent/);
    await userEvent.type(screen.getByLabelText(/^Message/), ' Or the back one.');
    await send();
    await confirm();
    await screen.findByText(/sent as it was before you changed it/);
    await send();
    await confirm();
    await screen.findByText('Sent to 60 people.');
    const [first, second, third] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, expect.not.stringMatching(first ?? '')]);
  });

  test.each([
    ['a reload', () => undefined],
    [
      'Undo of Discard',
      async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      },
    ],
  ])('sends a message without an answer by the same key after %s', async (_what, before) => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('/api/events/7/announcements/', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json(buildSentAnnouncement(), { status: 201 });
      }),
    );
    const confirm = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const { unmount } = open();
    await write();
    await confirm();
    await screen.findByText(/we don’t know whether your message was sent/);
    await before();
    unmount();
    open();
    expect(await screen.findByLabelText(/^Message/)).toHaveValue('Come by the side gate.');
    await send();
    await confirm();
    await screen.findByText('Sent to 60 people.');
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('who leaves while a message is being sent finds it sent, and no draft of it', async () => {
    let finish = () => undefined as void;
    const answered = new Promise<void>((done) => (finish = done));
    server.use(
      http.post('/api/events/7/announcements/', async () => {
        await answered;
        return HttpResponse.json(buildSentAnnouncement(), { status: 201 });
      }),
    );
    const { unmount } = open();
    await write();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    unmount();
    finish();
    const drafts = () => Object.keys(localStorage).filter((name) => name.includes('announcement'));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  test('whose address is not confirmed reads why at the button, and has the mail sent again', async () => {
    const detail = 'Confirm your email address to write to your attendees.';
    let sent = 0;
    server.use(
      http.post('/api/events/7/announcements/', () =>
        HttpResponse.json({ detail, code: 'email_unverified' }, { status: 403 }),
      ),
      http.post('/api/auth/email-verification/', () => {
        sent += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    open();
    await write();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText(detail)).toAppearAfter(screen.getByLabelText(/^Message/));
    await userEvent.click(screen.getByRole('button', { name: 'Send the Confirmation Mail Again' }));
    expect(await screen.findByText(/^Sent\. Check your inbox/)).toBeInTheDocument();
    expect(sent).toBe(1);
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Come by the side gate.');
  });

  test('sees a refusal at its field, which is focused', async () => {
    server.use(
      http.post('/api/events/7/announcements/', () =>
        HttpResponse.json({ message: ['Say more.'] }, { status: 400 }),
      ),
    );
    open();
    await write();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const message = screen.getByLabelText(/^Message/);
    await waitFor(() => expect(message).toHaveFocus());
    expect(message).toHaveAccessibleDescription(expect.stringContaining('Say more.'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('cannot write when there are no recipients', async () => {
    answer('/events/7/announcements/recipients/', { count: 0 });
    open();
    expect(await screen.findByText('No one has a ticket for this event yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  });

  test('sees that a draft has no attendees', async () => {
    answer('/events/my_events/', [buildEvent({ status: 'DRAFT' })]);
    open();
    expect(await screen.findByText(/A draft has no attendees to write to/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Subject/)).not.toBeInTheDocument();
  });

  test('sees why nobody can be written to any more once the event is cancelled', async () => {
    answer('/events/my_events/', [buildEvent({ status: 'CANCELLED' })]);
    open();
    expect(
      await screen.findByText(
        /^This event is cancelled\. Its tickets are no longer valid.* whose address/,
      ),
    ).toBeVisible();
    expect(screen.queryByLabelText(/^Subject/)).not.toBeInTheDocument();
  });

  test('who holds tickets can read what others sent', async () => {
    answer('/announcements/', buildMessages([read]));
    open();
    expect(await screen.findByRole('heading', { name: 'To you' })).toBeInTheDocument();
    expect(screen.getByText('Thank you')).toBeInTheDocument();
  });
});
