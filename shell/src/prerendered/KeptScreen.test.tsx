import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRegistryOf } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import { resetSession } from '@nzuko/shared-auth/testing';
import { createMemoryRouter, RouterProvider } from '@nzuko/shared-ui';

import { createScreenLoads, type LoadOnce } from '../remotes/screenLoads';
import { buildRoutes } from '../routing/createAppRouter';
import { serverMarkup } from './serverMarkup';
import { TakeOver } from './TakeOver';

const registry = liveRegistryOf({
  remotes: [
    buildRegistered({ name: 'mfe_events', routes: [['/events/:id', './EventDetail']] }),
    buildRegistered({ name: 'mfe_auth', routes: [['/login', './Login']] }),
  ],
});
const handlePress = jest.fn();

function EventDetail() {
  return (
    <>
      <h1>Rust Nights</h1>
      <button onClick={handlePress}>Register for Free</button>
      <a href="/login">Sign in to save</a>
    </>
  );
}

const markupOf = (id: number) => `
  <header><button>Theme</button></header>
  <main><h1>Rust Nights</h1><button>Register for Free</button><input aria-label="Code">
  <a href="/login">Sign in to save</a><a href="/api/events/${id}/calendar.ics" download>Calendar</a></main>`;

/** A page at `/events/1` whose frame has started over the server's markup while `loadOnce` loads the screen. */
async function open(loadOnce: LoadOnce, beforeStart: () => void = () => undefined) {
  history.replaceState(null, '', '/events/1');
  document.head.innerHTML = '<style data-prerendered>.a{}</style>';
  document.body.innerHTML = `<div id="root"><div id="prerendered">${markupOf(1)}</div></div>`;
  beforeStart();
  const markup = serverMarkup(registry.routes)!;
  const loads = createScreenLoads((route, again) =>
    route.screen === './EventDetail'
      ? loadOnce(route, again)
      : Promise.resolve(() => <h1>Welcome back</h1>),
  );
  const router = createMemoryRouter(buildRoutes(registry, loads, markup), {
    initialEntries: ['/events/1'],
  });
  render(
    <TakeOver markup={markup}>
      <RouterProvider router={router} />
    </TakeOver>,
    { container: markup.page },
  );
  await pass(0);
  return router;
}

const never: LoadOnce = () => new Promise(() => undefined);
const gone: LoadOnce = () => Promise.reject(new Error('ScriptNetworkError #RUNTIME-008'));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const main = () => within(screen.getByRole('main'));
const registerButton = () => main().getByRole('button', { name: 'Register for Free' });
const press = () => (registerButton().dataset.pressed = '');

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  resetSession();
  window.scrollTo = jest.fn();
  performance.mark = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the frame is React’s, the screen stays readable, and its controls are left alone at first', async () => {
  await open(never);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(main().getByRole('heading', { name: 'Rust Nights' })).toBeInTheDocument();
  expect(registerButton()).toBeEnabled();
  expect(registerButton()).not.toHaveAttribute('aria-disabled');
});

test('after 4 s a banner says that it is slow, and every button is disabled with the reason', async () => {
  await open(never);
  await pass(3_999);
  expect(main().queryByText('Still loading…')).not.toBeInTheDocument();
  await pass(1);
  expect(main().getByText('Still loading…')).toBeInTheDocument();
  const reason = 'Keep reading. The buttons will work once the page has loaded.';
  expect(registerButton()).toHaveAttribute('aria-disabled', 'true');
  expect(registerButton()).toHaveAccessibleDescription(reason);
  expect(main().getByRole('textbox', { name: 'Code' })).toBeEnabled();
  expect(main().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('a failed load is announced with its error id; the focus stays', async () => {
  await open(gone, () => document.querySelector('main a')!.setAttribute('id', 'here'));
  document.getElementById('here')!.focus();
  await pass(2_000);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Part of this page could not be loaded');
  expect(alert).toHaveTextContent(
    'You can still read it, but its buttons won’t work. Check your connection, then try again.',
  );
  expect(alert).toHaveTextContent(/Error id: mfe_events@1\.0\.0: network · [A-Z0-9]{4,6}/);
  expect(document.getElementById('here')).toHaveFocus();
});

test('a load that failed on our side says nothing of a connection', async () => {
  await open(() => Promise.reject(new Error('ScriptExecutionError')));
  await pass(2_000);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('You can still read it, but its buttons won’t work.');
  expect(alert).not.toHaveTextContent(/connection/);
});

test('the screen replaces its markup when it loads, keeps the focus, and removes the markup’s rules', async () => {
  let arrive: () => void = () => undefined;
  await open(() => new Promise((resolve) => (arrive = () => resolve(EventDetail))));
  registerButton().focus();
  expect(document.querySelector('style[data-prerendered]')).not.toBeNull();
  arrive();
  await pass(0);
  expect(document.getElementById('prerendered')).toBeNull();
  expect(document.querySelector('style[data-prerendered]')).toBeNull();
  expect(registerButton()).toHaveFocus();
});

test('a press before the screen loads is carried out when it does, even after Try Again', async () => {
  let hangs = true;
  await open((...args) => (hangs ? never(...args) : Promise.resolve(EventDetail)));
  press();
  await pass(4_000);
  expect(main().getByText(/You pressed “Register for Free”\. That will happen/)).toBeVisible();
  hangs = false;
  await user.click(main().getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(handlePress).toHaveBeenCalledTimes(1);
});

test('a click is dropped, and the page says so, when the load fails', async () => {
  let broken = true;
  await open((...args) => (broken ? gone(...args) : Promise.resolve(EventDetail)));
  press();
  await pass(2_000);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You pressed “Register for Free”. Nothing happened',
  );
  broken = false;
  await user.click(main().getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(document.getElementById('prerendered')).toBeNull();
  expect(handlePress).not.toHaveBeenCalled();
});

test('a link in the markup navigates through the router; after Back, the markup is there while it loads again', async () => {
  const router = await open(gone);
  await pass(2_000);
  await user.click(main().getByRole('link', { name: 'Sign in to save' }));
  await pass(0);
  expect(router.state.location.pathname).toBe('/login');
  expect(main().getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect(document.querySelector('style[data-prerendered]')).toBeNull();
  await act(() => router.navigate(-1));
  expect(main().getByRole('heading', { name: 'Rust Nights' })).toBeInTheDocument();
  expect(main().getByText('Trying again…')).toBeInTheDocument();
  await pass(2_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('the markup of one event does not stand in for another', async () => {
  const router = await open(never);
  await act(() => router.navigate('/events/2'));
  expect(main().queryByText('Rust Nights')).not.toBeInTheDocument();
  await pass(4_000);
  expect(main().getByText('Still loading. Your connection may be slow.')).toBeInTheDocument();
});
