import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildSentAnnouncement } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

test('a message with a link says that it can’t be clicked in the email', async () => {
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/announcements/', []);
  answer('/events/7/announcements/recipients/', { count: 60 });
  openDashboard('ORGANIZER', '?tab=messages');
  const message = await screen.findByLabelText(/^Message/);
  await userEvent.type(screen.getByLabelText(/^Subject/), 'Doors');
  await userEvent.type(message, 'The way: ');
  expect(screen.queryByText(/can’t be clicked/)).not.toBeInTheDocument();
  await userEvent.type(message, 'https://nzuko.test/map');
  expect(screen.getByText(/Links can’t be clicked in the email\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Links can’t be clicked in the email. You can’t undo this.',
  );
});

test('a refusal for want of a confirmed address goes once it is confirmed', async () => {
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/announcements/', []);
  answer('/events/7/announcements/recipients/', { count: 60 });
  const detail = 'Confirm your email address to write to your attendees.';
  server.use(
    http.post('/api/events/7/announcements/', () =>
      HttpResponse.json({ detail, code: 'email_unverified' }, { status: 403 }),
    ),
  );
  openDashboard('ORGANIZER', '?tab=messages');
  act(() => signInAs(buildUser({ role: 'ORGANIZER', email_verified: false })));
  await userEvent.type(await screen.findByLabelText(/^Subject/), 'Doors');
  await userEvent.type(screen.getByLabelText(/^Message/), 'At six.');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText(detail)).toBeVisible();
  act(() => signInAs(buildUser({ role: 'ORGANIZER' })));
  expect(screen.queryByText(detail)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Message/)).toHaveValue('At six.');
});

test('a message can’t be changed or discarded while it is being sent', async () => {
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/announcements/', []);
  answer('/events/7/announcements/recipients/', { count: 60 });
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  server.use(
    http.post('/api/events/7/announcements/', async () => {
      await isSent;
      return HttpResponse.json(buildSentAnnouncement(), { status: 201 });
    }),
  );
  openDashboard('ORGANIZER', '?tab=messages');
  const subject = await screen.findByLabelText(/^Subject/);
  const message = screen.getByLabelText(/^Message/);
  await userEvent.type(subject, 'Doors');
  await userEvent.type(message, 'At six.');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await userEvent.type(message, ' Or seven.');
  expect(message).toHaveValue('At six.');
  expect(subject).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
  send();
  await waitFor(() => expect(message).toHaveValue(''));
  expect(subject).not.toHaveAttribute('readonly');
});

describe('a message that may have been sent, as its answer was lost', () => {
  beforeEach(() => {
    answer('/events/my_events/', [buildEvent()]);
    answer('/events/7/announcements/', []);
    answer('/events/7/announcements/recipients/', { count: 60 });
  });

  /** The messages of a tab of the browser. */
  async function openTab() {
    const { container, unmount } = openDashboard('ORGANIZER', '?tab=messages');
    const tab = within(container);
    await tab.findByLabelText(/^Message/);
    return { tab, close: unmount };
  }

  async function write(tab: ReturnType<typeof within>, message: string) {
    await userEvent.type(tab.getByLabelText(/^Subject/), 'Doors');
    await userEvent.type(tab.getByLabelText(/^Message/), message);
  }

  async function send(tab: ReturnType<typeof within>) {
    await userEvent.click(tab.getByRole('button', { name: 'Send Message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  }

  /** Loses the answer to the first message; records the keys of all. */
  function loseFirstAnswer() {
    const keys: (string | null)[] = [];
    server.use(
      http.post('/api/events/7/announcements/', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json(buildSentAnnouncement(), { status: 201 });
      }),
    );
    return keys;
  }
  const isUnsure = /we don’t know whether your message was sent/;
  const isSent = 'Sent to 60 people.';

  /** Sends a message whose answer is lost; then another tab, opened before, writes its own. */
  async function writeInTwoTabs() {
    const keys = loseFirstAnswer();
    const other = await openTab();
    const mine = await openTab();
    await write(mine.tab, 'Come by the side gate.');
    await send(mine.tab);
    await mine.tab.findByText(isUnsure);
    await write(other.tab, 'Bring a coat.');
    return { keys, mine, other };
  }

  test('doesn’t give its key to the message of another tab', async () => {
    const { keys, mine, other } = await writeInTwoTabs();
    mine.close();
    other.close();
    const { tab } = await openTab();
    expect(tab.getByLabelText(/^Message/)).toHaveValue('Bring a coat.');
    await send(tab);
    await screen.findByText(isSent);
    expect(keys).toEqual([expect.any(String), expect.not.stringMatching(keys[0] ?? '')]);
  });

  test('keeps its key while another tab writes', async () => {
    const { keys, mine, other } = await writeInTwoTabs();
    other.close();
    await send(mine.tab);
    await screen.findByText(isSent);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  test('takes its key along when it is discarded', async () => {
    const keys = loseFirstAnswer();
    const before = await openTab();
    await write(before.tab, 'Come by the side gate.');
    await send(before.tab);
    await before.tab.findByText(isUnsure);
    before.close();
    const { tab } = await openTab();
    await userEvent.click(tab.getByRole('button', { name: 'Discard' }));
    await write(tab, 'Bring a coat.');
    await send(tab);
    await screen.findByText(isSent);
    expect(keys).toEqual([expect.any(String), expect.not.stringMatching(keys[0] ?? '')]);
  });
});

describe('a message that is being written when another event is chosen', () => {
  const meetup = buildEvent();
  const conference = buildEvent({ id: 8, title: 'Abuja JS' });
  const draftEvent = buildEvent({ id: 9, title: 'Kano Go', status: 'DRAFT' });
  let router: ReturnType<typeof openDashboard>['router'];
  const messageField = () => screen.findByLabelText(/^Message/);
  const choose = async (id: number) =>
    userEvent.selectOptions(await screen.findByLabelText('Event'), String(id));

  beforeEach(() => {
    answer('/events/my_events/', [meetup, conference, draftEvent]);
    for (const { id } of [meetup, conference, draftEvent]) {
      answer(`/events/${id}/announcements/`, []);
      answer(`/events/${id}/announcements/recipients/`, { count: 60 });
    }
    ({ router } = openDashboard('ORGANIZER', '?tab=messages&event=7'));
  });

  test('goes along', async () => {
    await userEvent.type(await messageField(), 'Come by the side gate.');
    await choose(8);
    expect(screen.getByLabelText('Event')).toHaveValue('8');
    expect(await messageField()).toHaveValue('Come by the side gate.');
    await choose(7);
    expect(await messageField()).toHaveValue('Come by the side gate.');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await choose(8);
    expect(await messageField()).toHaveValue('');
  });

  const isKept = 'Your message about Lagos React Meetup is kept.';

  test.each([
    ['has a message of its own', 8, 'Bring a coat.'],
    ['is a draft', 9, undefined],
  ])('stays, and says so, if that event %s', async (_why, id, own) => {
    if (own) {
      await choose(id);
      await userEvent.type(await messageField(), own);
      await act(() => router.navigate('?tab=messages&event=7'));
    }
    await userEvent.type(await messageField(), 'Come by the side gate.');
    await choose(id);
    expect(await screen.findByText(isKept)).toBeInTheDocument();
    if (own) expect(await messageField()).toHaveValue(own);
    await choose(7);
    expect(await messageField()).toHaveValue('Come by the side gate.');
  });

  test('stays, and says so, if it may have been sent', async () => {
    server.use(http.post('/api/events/7/announcements/', () => HttpResponse.error()));
    await userEvent.type(await screen.findByLabelText(/^Subject/), 'Doors');
    await userEvent.type(await messageField(), 'Come by the side gate.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByText(/we don’t know whether your message was sent/);
    await choose(8);
    expect(await screen.findByText(isKept)).toBeInTheDocument();
    expect(await messageField()).toHaveValue('');
  });
});
