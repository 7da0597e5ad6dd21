import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { withFakeApi } from '../../test/fakeApi';
import SettingsScreen from './SettingsScreen';

withFakeApi();

function visit() {
  signInAs(buildUser());
  const { router } = renderAt(<SettingsScreen />, { path: '/settings' });
  const firstName = screen.getByRole('textbox', { name: 'First Name' });
  return {
    firstName,
    edit: () => userEvent.type(firstName, 'eze'),
    follow: (path: string) => act(() => router.navigate(path)),
    path: () => router.state.location.pathname,
  };
}

const dialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' }));

test('a link asks before edits of the profile are lost, and staying keeps them', async () => {
  const { edit, firstName, follow, path } = visit();
  await edit();
  await follow('/events');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Stay & Continue' }));
  expect(path()).toBe('/settings');
  expect(firstName).toHaveValue('Adaeze');
});

test('whoever confirms it leaves without saving', async () => {
  const { edit, follow, path } = visit();
  await edit();
  await follow('/events');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Leave Without Saving' }));
  expect(path()).toBe('/events');
});

test.each([
  ['without edits', false, '/events'],
  ['to sign in again', true, '/login'],
])('nothing is asked %s', async (_case, isEdited, to) => {
  const { edit, follow, path } = visit();
  if (isEdited) await edit();
  await follow(to);
  expect(path()).toBe(to);
});
