import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http as route, HttpResponse } from 'msw';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import type { RecordEntry } from '../../api/ownRecord';
import { server, withFakeApi } from '../../test/fakeApi';
import SettingsScreen from './SettingsScreen';

withFakeApi();

const buildEntry = (overrides: Partial<RecordEntry> = {}): RecordEntry => ({
  id: 9,
  at: '2031-03-01T08:00:00.000Z',
  by: 'ACCOUNT',
  actor: 'Ada Obi',
  action: 'signed_in',
  summary: 'Signed in',
  event: null,
  account: null,
  about: [],
  changes: [{ what: 'Device', before: null, after: 'Chrome on Windows' }],
  request_id: null,
  ...overrides,
});

/** Fakes the record's pages, each of one entry, and records where each begins. */
function answerRecord(...entries: RecordEntry[]) {
  const asked: (string | null)[] = [];
  server.use(
    route.get('/api/record/', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      asked.push(before);
      const index = before === null ? 0 : entries.findIndex(({ id }) => String(id) === before) + 1;
      const next = index + 1 < entries.length ? '/api/record/' : null;
      return HttpResponse.json({ next, results: entries.slice(index, index + 1) });
    }),
  );
  return asked;
}

function visit() {
  signInAs(buildUser());
  renderAt(<SettingsScreen />, { path: '/settings' });
  return userEvent.setup();
}

const list = async () => within(await screen.findByRole('list', { name: 'Your activity' }));

test('shows what the user did and who looked, read on by a button', async () => {
  const look = { summary: 'Looked at the account', by: 'ADMINISTRATOR' as const, actor: null };
  const asked = answerRecord(buildEntry(), buildEntry({ ...look, id: 8, changes: [] }));
  const user = visit();
  await user.click(await screen.findByRole('button', { name: 'Show Activity' }));
  expect((await list()).getByText('Device: Chrome on Windows')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Your activity' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show Older' }));
  expect(await (await list()).findByText('Looked at the account (an administrator)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show Older' })).not.toBeInTheDocument();
  expect(screen.getByText('That’s all of your activity.')).toHaveFocus();
  expect(asked).toEqual([null, '9']);
});

test('says that nothing has happened, and offers no file of it', async () => {
  answerRecord();
  const user = visit();
  await user.click(await screen.findByRole('button', { name: 'Show Activity' }));
  expect((await list()).getByText('Nothing has happened yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
});

test('says that it can’t be loaded, and can be asked again', async () => {
  server.use(route.get('/api/record/', () => HttpResponse.json({}, { status: 500 })));
  const user = visit();
  await user.click(await screen.findByRole('button', { name: 'Show Activity' }));
  expect(
    await screen.findByText('We couldn’t load your activity. Please try again.'),
  ).toBeVisible();
  answerRecord(buildEntry());
  await user.click(screen.getByRole('button', { name: 'Show Activity' }));
  expect((await list()).getByText('Signed in')).toBeVisible();
});

test.each([
  ['Show Older', 'Download CSV'],
  ['Download CSV', 'Show Older'],
])('while %s runs, %s has to wait and looks like it', async (pressed, other) => {
  answerRecord(buildEntry(), buildEntry({ id: 8 }));
  const user = visit();
  await user.click(await screen.findByRole('button', { name: 'Show Activity' }));
  await list();
  server.use(route.get(/\/api\/record/, () => delay('infinite')));
  await user.click(screen.getByRole('button', { name: pressed }));
  expect(screen.getByRole('button', { name: pressed })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: other })).toHaveAttribute('aria-disabled', 'true');
});

test('downloads all of it as a file', async () => {
  answerRecord(buildEntry());
  const saved = jest.fn().mockReturnValue('blob:file');
  URL.createObjectURL = saved;
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(route.get('/api/record.csv', () => HttpResponse.text('Entry,Time\r\n9,08:00')));
  const user = visit();
  await user.click(await screen.findByRole('button', { name: 'Show Activity' }));
  const timeout = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeEnabled();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(timeout).toHaveBeenLastCalledWith(120_000);
});
