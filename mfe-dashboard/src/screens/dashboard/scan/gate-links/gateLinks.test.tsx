import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser } from '@nzuko/shared-auth/testing';

import type { GateLink, GateLinkPayload } from '../../../../api/gateLinksApi';
import { GATE_LINKS_REFRESH_MS } from '../../../../constants';
import { buildMembership } from '../../../../test/builders';
import { buildDoorList, buildSetup, signedList } from '../../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../../test/renderScreen';

setUpFakeApi();

const TOKEN = 'a'.repeat(43);
const event = buildEvent({
  start_date: '2031-03-01T17:00:00Z',
  end_date: '2031-03-01T21:00:00Z',
});

const buildLink = (more: Partial<GateLink> = {}): GateLink => ({
  id: 3,
  gate_id: 1,
  gate: 'Gate A',
  helper: 'Ada',
  starts_at: '2031-03-01T15:00:00Z',
  ends_at: '2031-03-01T22:00:00Z',
  state: 'in_use',
  started_at: '2031-03-01T15:05:00Z',
  seen_at: '2031-03-01T15:05:00Z',
  is_silent: false,
  made_by: 'Chidi Eze',
  created_at: '2031-02-28T08:00:00Z',
  ...more,
});

beforeEach(() => {
  answer('/events/my_events/', [event]);
  answer('/events/7/door/', signedList(buildDoorList([])));
  answer('/events/7/door/conflicts/', []);
  answer('/events/7/gate-links/', []);
  answer('/events/7/door/sales/', { may_void: true, totals: [], sales: [] });
  answer('/events/7/door/setup/', buildSetup());
});

const open = () => openDashboard('ORGANIZER', '?tab=scan');
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Helpers’ links' })).getAllByRole('listitem');

/** Records what is sent to make a link. */
function takeLinks(
  status = 201,
  body: object = { ...buildLink({ state: 'unused' }), token: TOKEN },
) {
  const made: GateLinkPayload[] = [];
  server.use(
    http.post('/api/events/7/gate-links/', async ({ request }) => {
      made.push((await request.json()) as GateLinkPayload);
      return HttpResponse.json(body, { status });
    }),
  );
  return made;
}

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'New Link' }));
  const dialog = await screen.findByRole('dialog', { name: 'New link' });
  await userEvent.type(within(dialog).getByLabelText(/Gate/), 'Gate A');
  await userEvent.type(within(dialog).getByLabelText(/Helper/), 'Ada');
  return dialog;
}

test('a link is made for hours around the event, and shown once with a code and Copy Link', async () => {
  const user = userEvent.setup();
  const made = takeLinks();
  open();
  expect(await screen.findByText('No links yet')).toBeVisible();
  const dialog = await fillIn();
  expect(within(dialog).getByLabelText(/Opens/)).toHaveValue('2031-03-01T16:00');
  expect(within(dialog).getByLabelText(/Ends/)).toHaveValue('2031-03-01T23:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make Link' }));

  const shown = await screen.findByRole('dialog', { name: 'Link for Ada, Gate A' });
  expect(made).toEqual([
    {
      gate: 'Gate A',
      helper: 'Ada',
      starts_at: '2031-03-01T15:00:00.000Z',
      ends_at: '2031-03-01T22:00:00.000Z',
    },
  ]);
  expect(within(shown).getByLabelText('Link')).toHaveValue(`http://localhost/gate#${TOKEN}`);
  expect(
    await within(shown).findByRole('img', { name: /QR code of the link for Ada/ }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  expect(
    within(shown).getByText(
      'You won’t see this link again. Copy it first, or press Done if they have it.',
    ),
  ).toBeVisible();
  await user.click(within(shown).getByRole('button', { name: 'Copy Link' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(`http://localhost/gate#${TOKEN}`);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  await user.click(within(shown).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['when the doors do, if that’s more than two hours before the start', '13:00', '13:00'],
  ['two hours before the start, if the doors open later', '16:30', '16:00'],
])('a link opens %s', async (_what, doors, opens) => {
  const doors_open = new Date(`2031-03-01T${doors}:00+01:00`).toISOString();
  answer('/events/my_events/', [{ ...event, doors_open }]);
  open();
  const dialog = await fillIn();
  expect(within(dialog).getByLabelText(/Opens/)).toHaveValue(`2031-03-01T${opens}`);
});

test('what is typed for a link stays, though somebody else makes one for another gate', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  answer('/events/7/gate-links/', [buildLink()]);
  open();
  const dialog = await fillIn();
  answer('/events/7/gate-links/', [buildLink({ id: 4, gate: 'Gate B', helper: 'Bola' })]);
  await act(() => jest.advanceTimersByTimeAsync(GATE_LINKS_REFRESH_MS));
  expect(await screen.findByText(/Gate B · Bola/)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/Helper/)).toHaveValue('Ada');
});

test('the second link made on a page is guarded like the first', async () => {
  const user = userEvent.setup();
  const shown = () => screen.findByRole('dialog', { name: 'Link for Ada, Gate A' });
  const make = async () => {
    await user.click(within(await fillIn()).getByRole('button', { name: 'Make Link' }));
    return within(await shown());
  };
  takeLinks();
  open();
  const first = await make();
  await user.click(first.getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  await user.click(first.getByRole('button', { name: 'Close' }));

  const second = 'b'.repeat(43);
  takeLinks(201, { ...buildLink({ state: 'unused' }), token: second });
  const dialog = await make();
  await user.keyboard('{Escape}');
  expect(dialog.getByText(/^You won’t see this link again\. Copy it first/)).toBeVisible();
  expect(dialog.getByLabelText('Link')).toHaveValue(`http://localhost/gate#${second}`);
});

test('empty names are rejected, and the API’s objection to the hours stands at its field', async () => {
  takeLinks(400, { ends_at: ['The end must be in the future'] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'New Link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make Link' }));
  expect(await screen.findByText('Gate is required')).toBeVisible();
  expect(screen.getByText('Helper is required')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: /Gate/ }), 'Gate A');
  await userEvent.type(screen.getByRole('textbox', { name: /Helper/ }), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Make Link' }));
  expect(await screen.findByText('The end must be in the future')).toBeVisible();
});

test('links are listed with their hours, who started and who made them; those that are over come last', async () => {
  answer('/events/7/gate-links/', [
    buildLink({ id: 4, helper: 'Bola', state: 'revoked' }),
    buildLink(),
    buildLink({ id: 2, helper: 'Dami', state: 'unused', started_at: null, seen_at: null }),
  ]);
  open();
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(
    /Gate A · Ada ?In use.*16:00.{1,3}23:00 WAT.*Started .*16:05 WAT\. Made by Chidi Eze\./,
  );
  expect(second).toHaveTextContent(/Dami ?Not started/);
  expect(within(second!).queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
  expect(third).toHaveTextContent(/Bola ?Revoked/);
  expect(within(third!).queryByRole('button')).not.toBeInTheDocument();
});

test('a phone that the API hasn’t heard from is pointed out, whatever the time is here', async () => {
  answer('/events/7/gate-links/', [
    buildLink({ id: 4, helper: 'Bola' }),
    buildLink({ id: 3, helper: 'Ada', seen_at: '2031-03-01T15:20:00Z', is_silent: true }),
  ]);
  open();
  const [there, gone] = await rows();
  expect(there).toHaveTextContent(/Bola ?In use/);
  expect(there).not.toHaveTextContent('Last heard from');
  expect(gone).toHaveTextContent(/Ada ?Not heard from/);
  expect(gone).toHaveTextContent(
    /Last heard from .*1 Mar.*16:20 WAT: the phone is offline, or the page is closed\./,
  );
});

test.each([
  ['Move', 'move', 'Ada, Gate A can start on another device.'],
  ['Revoke', 'revoke', 'The link for Ada, Gate A has ended.'],
])('%s asks first, and says what it did', async (verb, path, done) => {
  const calls: string[] = [];
  answer('/events/7/gate-links/', [buildLink()]);
  server.use(
    http.post(`/api/events/7/gate-links/3/${path}/`, () => {
      calls.push(path);
      return HttpResponse.json(buildLink({ state: 'unused' }));
    }),
  );
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: `${verb}… the link for Ada, Gate A` }),
  );
  expect(calls).toEqual([]);
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: verb }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(calls).toEqual([path]);
});

test('a refused change says why', async () => {
  answer('/events/7/gate-links/', [buildLink()]);
  const refusal = { detail: 'This link has ended already.', code: 'gate_link_over' };
  server.use(
    http.post('/api/events/7/gate-links/3/move/', () =>
      HttpResponse.json(refusal, { status: 409 }),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Move…/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Move' }),
  );
  expect(await screen.findByText('This link has ended already.')).toBeVisible();
});

test('a failing list can be loaded again', async () => {
  answer('/events/7/gate-links/', {}, 500);
  open();
  expect(
    await screen.findByText('Failed to load the helpers’ links. Please try again.'),
  ).toBeVisible();
  answer('/events/7/gate-links/', [buildLink()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(1);
});

test('door staff, who may not make links, don’t see them', async () => {
  answer('/teams/', [buildMembership({ id: buildUser().id, role: 'DOOR' })]);
  open();
  expect(await screen.findByText('Ready to scan')).toBeVisible();
  expect(screen.queryByText('Helpers’ links')).not.toBeInTheDocument();
});
