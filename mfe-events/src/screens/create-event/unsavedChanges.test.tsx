import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { memberDrafts, PROFILE_KEY, sessionStore, signOut } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { field, fill, fillDraft, open, press, setUpCreateEvent } from '../../test/createEventPage';
import { server } from '../../test/renderScreen';

setUpCreateEvent();
beforeEach(() => server.use(http.post('/api/auth/logout/', () => HttpResponse.json({}))));

describe('Unsaved Changes', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: 'Unsaved Changes' });

  test.each(['Cancel', 'Back'])('%s without edits leaves right away', async (name) => {
    const { router } = open();
    await press(name);
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test.each(['Cancel', 'Back'])('%s with edits asks, and Stay & Continue stays', async (name) => {
    const { router } = open();
    await fill(/^Title/, 'Owambe');
    await press(name);
    await dialog();
    await press('Stay & Continue');
    expect(router.state.location.pathname).toBe('/events/create-event');
    expect(field(/^Title/)).toHaveValue('Owambe');
  });

  test('Leave Without Saving leaves and discards the edits', async () => {
    const { router } = open();
    await fill(/^Title/, 'Owambe');
    await press('Cancel');
    await dialog();
    await press('Leave Without Saving');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sessionStorage).toHaveLength(0);
    expect(memberDrafts.get('event_written')).toBeNull();
  });

  test('signing in does not ask, and the edits are kept', async () => {
    const { router } = open();
    await fill(/^Title/, 'Owambe');
    await act(() => router.navigate('/login?session=expired'));
    expect(router.state.location.pathname).toBe('/login');
    expect(sessionStorage.getItem('event_written')).toContain('Owambe');
  });

  test('the browser’s back button asks too', async () => {
    const { router } = open();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/events/create-event'));
    await fill(/^Title/, 'Owambe');
    await act(() => router.navigate(-1));
    await dialog();
  });

  test('closing the tab shows the browser’s own confirmation', async () => {
    open();
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    await fill(/^Title/, 'Owambe');
    expect(close()).toBe(false);
  });
});

test('edits survive a reload', async () => {
  const { unmount } = open();
  await fillDraft();
  unmount();
  open();
  expect(field(/^Title/)).toHaveValue('Owambe Night');
  expect(field(/^Category/)).toHaveValue('Music');
  expect(screen.getByText('We’ve restored what you typed.')).toBeInTheDocument();
});

test('a banner image can’t be restored, so it is asked for again', async () => {
  const first = open();
  await fillDraft();
  const file = new File(['x'], 'banner.png', { type: 'image/png' });
  await userEvent.upload(field('Banner image'), file);
  const words = 'We’ve restored what you typed. Please choose your banner image again.';
  first.unmount();
  const second = open();
  expect(screen.getByText(words)).toBeInTheDocument();
  second.unmount();
  open();
  expect(screen.getByText(words)).toBeInTheDocument();
});

describe('a draft on this device', () => {
  const closeBrowser = (unmount: () => void) => {
    unmount();
    sessionStorage.clear();
  };

  test('survives a closed browser, for the member who typed it', async () => {
    const { unmount } = open();
    await fillDraft();
    closeBrowser(unmount);
    open();
    expect(field(/^Title/)).toHaveValue('Owambe Night');
    expect(screen.getByText(/We’ve restored what you typed/)).toBeInTheDocument();
  });

  test('is not shown to another member', async () => {
    const { unmount } = open();
    await fillDraft();
    closeBrowser(unmount);
    signInAs(buildUser({ id: 99, role: 'ORGANIZER' }));
    open();
    expect(field(/^Title/)).toHaveValue('');
  });

  test('is discarded by Leave Without Saving', async () => {
    const { unmount, router } = open();
    await fill(/^Title/, 'Owambe');
    await press('Cancel');
    await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    await press('Leave Without Saving');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    closeBrowser(unmount);
    open();
    expect(field(/^Title/)).toHaveValue('');
  });
});

describe('in the same tab', () => {
  const ada = buildUser({ role: 'ORGANIZER' });
  const bola = buildUser({ id: 99, role: 'ORGANIZER' });

  test('edits are not shown to the next member, even if they were on screen at the sign-out', async () => {
    const { unmount } = open();
    await fillDraft();
    await act(() => signOut());
    await fill(/^Location/, 'The Shrine, Ikeja');
    unmount();
    signInAs(bola);
    open();
    expect(field(/^Title/)).toHaveValue('');
    expect(screen.queryByText(/We’ve restored what you typed/)).not.toBeInTheDocument();
  });

  test('edits are back for whoever signs in again after their session expired', async () => {
    const { unmount } = open();
    await fillDraft();
    act(() => sessionStore.setState({ status: 'unauthenticated', user: null, expired: true }));
    await fill(/^Location/, 'The Shrine, Ikeja');
    unmount();
    signInAs(ada);
    open();
    expect(field(/^Title/)).toHaveValue('Owambe Night');
    expect(field(/^Location/)).toHaveValue('The Shrine, Ikeja');
  });

  test('a visitor’s edits are there after they sign in, and are theirs from then on', async () => {
    sessionStore.setState(sessionStore.getInitialState(), true);
    const visit = open();
    await fillDraft();
    visit.unmount();
    signInAs(ada);
    const { unmount } = open();
    expect(field(/^Title/)).toHaveValue('Owambe Night');
    await act(() => signOut());
    unmount();
    signInAs(bola);
    open();
    expect(field(/^Title/)).toHaveValue('');
  });

  test('a member who signs in elsewhere does not get the draft on screen as theirs', async () => {
    const { unmount } = open();
    await fillDraft();
    act(() => signInAs(bola));
    await fill(/^Location/, 'The Shrine, Ikeja');
    unmount();
    open();
    expect(field(/^Title/)).toHaveValue('');
  });

  test.each([
    ['back', 'the same member', ada, 'Owambe Night'],
    ['not shown', 'another member', bola, ''],
  ])('edits are %s while the profile of %s is loading', async (_what, _who, member, title) => {
    const { unmount } = open();
    await fillDraft();
    unmount();
    localStorage.setItem(PROFILE_KEY, JSON.stringify(member));
    sessionStore.setState({ status: 'loading', user: null });
    open();
    expect(field(/^Title/)).toHaveValue(title);
  });
});
