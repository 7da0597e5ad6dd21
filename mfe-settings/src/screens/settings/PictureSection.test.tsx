import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { largePicture, renderAt, setUpFakeDrawing } from '@nzuko/shared-ui/testing';

import { answerProfile, server, withFakeApi } from '../../test/fakeApi';
import SettingsScreen from './SettingsScreen';

withFakeApi();
const fake = setUpFakeDrawing();

const PREVIEW = 'blob:preview';
const ada = buildUser({ profile_picture: '/media/old.webp' });

beforeEach(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = jest.fn(() => PREVIEW);
  URL.revokeObjectURL = jest.fn();
});

const picture = (name = 'ada.png', type = 'image/png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });
const input = () => screen.getByLabelText<HTMLInputElement>('Profile picture file');
const section = () => within(screen.getByRole('region', { name: 'Profile Picture' }));
const shown = () => section().getByRole('img').getAttribute('src');

function visit() {
  signInAs(ada);
  renderAt(<SettingsScreen />, { path: '/settings' });
  return userEvent.setup({ applyAccept: false });
}

test('the hint names format, size and dimensions', () => {
  visit();
  expect(
    screen.getByText('JPG or PNG format, up to 5MB. Recommended size: 400x400px.'),
  ).toBeInTheDocument();
});

test.each(['Choose Photo', 'Change picture'])('%s opens the file dialog', async (name) => {
  const user = visit();
  const opened = jest.spyOn(input(), 'click');
  await user.click(screen.getByRole('button', { name }));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('choosing a file shows a preview, sends nothing and offers Remove', async () => {
  const user = visit();
  expect(shown()).toBe('/media/old.webp');
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  await user.upload(input(), picture());
  expect(shown()).toBe(PREVIEW);
  expect(screen.getByRole('button', { name: 'Remove' })).toBeInTheDocument();
});

test('Remove restores the saved picture and empties the file input', async () => {
  const user = visit();
  await user.upload(input(), picture());
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(shown()).toBe('/media/old.webp');
  expect(input().value).toBe('');
  expect(screen.getByRole('button', { name: 'Choose Photo' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

test('saving sends the file and clears it', async () => {
  const calls = answerProfile({ ...ada, profile_picture: '/media/new.webp' });
  const user = visit();
  await user.upload(input(), picture());
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(Object.keys(calls.sent[0] ?? {})).toEqual(['profile_picture']);
  expect(shown()).toBe('/media/new.webp');
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

test('a large picture is sent small', async () => {
  const calls = answerProfile(ada);
  const user = visit();
  await user.upload(input(), largePicture());
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(calls.sent).toMatchObject([{ profile_picture: { name: 'photo', size: fake.bytes } }]);
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

test('a file chosen while another is being saved stays, and is kept from being lost', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.patch('/api/auth/profile/', async () => {
      await answered;
      return HttpResponse.json({ ...ada, profile_picture: '/media/first.webp' });
    }),
  );
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const user = visit();
  expect(close()).toBe(true);
  await user.upload(input(), picture('first.png'));
  expect(close()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('button', { name: 'Updating Profile...' });
  await user.upload(input(), picture('second.png'));
  answer();
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(shown()).toBe(PREVIEW);
  expect(screen.getByRole('button', { name: 'Remove' })).toBeInTheDocument();
  expect(close()).toBe(false);
});

test('a failed save keeps the file, and shows the server’s error for it', async () => {
  answerProfile({ profile_picture: ['This is not a picture.'] }, 400);
  const user = visit();
  await user.upload(input(), picture());
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('This is not a picture.')).toBeInTheDocument();
  expect(shown()).toBe(PREVIEW);
});

test.each([
  ['a text', picture('cv.pdf', 'application/pdf'), 'Please select a valid image file'],
  [
    'a picture of more than 5 MB',
    picture('big.png', 'image/png', 5 * 1024 * 1024 + 1),
    'Image size should be less than 5MB',
  ],
])('%s is ignored, and an alert says why', async (_name, file, message) => {
  const user = visit();
  await user.upload(input(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(shown()).toBe('/media/old.webp');
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

test('Save Changes keeps the alert, and does not claim that an ignored file was saved', async () => {
  const calls = answerProfile({ ...ada, first_name: 'Adax' });
  const user = visit();
  await user.upload(input(), picture('cv.pdf', 'application/pdf'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.type(screen.getByLabelText(/First Name/), 'x');
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a valid image file');
  expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(calls.sent).toEqual([{ first_name: 'Adax' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a valid image file');
});

test('a file that is called a picture and is none is ignored, and an alert says so', async () => {
  const user = visit();
  await user.upload(input(), picture());
  act(() => void section().getByRole('img').dispatchEvent(new Event('error')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a valid image file');
  expect(shown()).toBe('/media/old.webp');
});

test('an alert disappears with the next valid choice', async () => {
  const user = visit();
  await user.upload(input(), picture('cv.pdf', 'application/pdf'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.upload(input(), picture());
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
