import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import CreateEventScreen from '../screens/create-event/CreateEventScreen';
import { renderScreen, setUpFakeApi } from './renderScreen';

/** Each test begins with a signed-in organizer who has typed nothing yet. */
export function setUpCreateEvent(): void {
  setUpFakeApi();
  beforeEach(() => {
    sessionStorage.clear();
    // jsdom has no object URLs.
    URL.createObjectURL = jest.fn(() => 'blob:preview');
    URL.revokeObjectURL = jest.fn();
    signInAs(buildUser({ role: 'ORGANIZER' }));
  });
}

export const open = () => renderScreen(<CreateEventScreen />, { path: '/events/create-event' });
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** Fills a field in one go, like pasting. */
export async function fill(label: RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Fills the fields a draft requires. */
export async function fillDraft() {
  await fill(/^Title/, 'Owambe Night');
  await fill(/^Description/, 'Music, food and code.');
  await userEvent.selectOptions(field(/^Category/), 'Music');
}

/** Fills the whole form with valid values. */
export async function fillAll() {
  await fillDraft();
  await fill(/^Location/, 'The Shrine, Ikeja, Lagos');
  await fill(/^Start date/, '2031-03-01T09:00');
  await fill(/^End date/, '2031-03-01T17:00');
}
