import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { toastStore } from '@nzuko/shared-ui';
import { renderAt } from '@nzuko/shared-ui/testing';

import type { Session } from '../../api/sessions';
import { server, thisSession, withFakeApi } from '../../test/fakeApi';
import SettingsScreen from './SettingsScreen';

withFakeApi();

const phone: Session = { ...thisSession, id: 2, device: 'Safari on iOS', is_current: false };
const unknown: Session = { ...thisSession, id: 3, device: null, is_current: false };

function visit(sessions: Session[] = [thisSession, phone, unknown]) {
  server.use(route.get('/api/sessions/', () => HttpResponse.json(sessions)));
  signInAs(buildUser());
  renderAt(<SettingsScreen />, { path: '/settings' });
  return userEvent.setup();
}

/** Fakes the end of a session and records which were ended. */
function answerEnd(status: number, body: object = {}) {
  const ended: string[] = [];
  server.use(
    route.delete('/api/sessions/:id/', ({ params }) => {
      ended.push(String(params.id));
      return status === 204
        ? new HttpResponse(null, { status })
        : HttpResponse.json(body, { status });
    }),
  );
  return ended;
}

const list = () => screen.findByRole('list', { name: 'Where you’re signed in' });
const rows = async () => within(await list()).getAllByRole('listitem');
const endPhone = { name: 'Sign Out of Safari on iOS' };

test('lists where one is signed in, and marks this device, which has no button', async () => {
  visit();
  const [here, there, somewhere] = await rows();
  expect(here).toHaveTextContent(/^Chrome on Linux This device/);
  expect(here).toHaveTextContent('Last used Sun, 1 Mar 2026');
  expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
  expect(within(there!).getByRole('button', endPhone)).toBeVisible();
  expect(somewhere).toHaveTextContent('Unknown device');
});

test('signs out of one device, says so, and keeps the focus in the list', async () => {
  const ended = answerEnd(204);
  const user = visit();
  await user.click(await screen.findByRole('button', endPhone));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(ended).toEqual(['2']);
  expect(await list()).toHaveFocus();
  expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual([
    'Signed out of Safari on iOS',
  ]);
});

test('one device is signed out at a time', async () => {
  let answer: () => void = () => undefined;
  const ended: string[] = [];
  server.use(
    route.delete('/api/sessions/:id/', async ({ params }) => {
      ended.push(String(params.id));
      await new Promise<void>((resolve) => (answer = resolve));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const user = visit();
  await user.click(await screen.findByRole('button', endPhone));
  await waitFor(() => expect(ended).toEqual(['2']));
  await user.click(screen.getByRole('button', { name: 'Sign Out of Unknown device' }));
  answer();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(ended).toEqual(['2']);
});

test('whoever has gone on to something else meanwhile keeps the focus there', async () => {
  let answer: () => void = () => undefined;
  server.use(
    route.delete('/api/sessions/:id/', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const user = visit();
  await user.click(await screen.findByRole('button', endPhone));
  const password = screen.getByLabelText('Current Password');
  await user.type(password, 'Old');
  answer();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await user.keyboard('12345');
  expect(password).toHaveValue('Old12345');
});

test('a session that has ended by itself leaves the list as well', async () => {
  answerEnd(404, { detail: 'This session has ended already.' });
  const user = visit();
  await user.click(await screen.findByRole('button', endPhone));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('those that a new password has ended leave the list', async () => {
  const user = visit();
  server.use(route.post('/api/auth/password/', () => new HttpResponse(null, { status: 204 })));
  expect(await rows()).toHaveLength(3);
  server.use(route.get('/api/sessions/', () => HttpResponse.json([thisSession])));
  await user.type(screen.getByLabelText('Current Password'), 'Old12345');
  await user.type(screen.getByLabelText('New Password'), 'Abcdefg1');
  await user.type(screen.getByLabelText('Confirm Password'), 'Abcdefg1{Enter}');
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Change Password' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('a failure says so, and the session stays', async () => {
  answerEnd(500);
  const user = visit();
  await user.click(await screen.findByRole('button', endPhone));
  expect(await screen.findByText('We couldn’t end this session. Please try again.')).toBeVisible();
  expect(await rows()).toHaveLength(3);
});

test('a list that can’t be loaded can be asked for again', async () => {
  const user = visit();
  server.use(
    route.get('/api/sessions/', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  expect(await screen.findByText('We couldn’t load your sessions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(3);
  expect(await list()).toHaveFocus();
});
