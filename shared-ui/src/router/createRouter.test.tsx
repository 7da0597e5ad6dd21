import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter as createDataRouter,
  Link,
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';

import '../testing/browserGaps';
import { createMemoryRouter } from './createMemoryRouter';
import type { Router } from './createRouter';
import { RouterProvider } from './RouterProvider';
import { ScrollRestoration } from './ScrollRestoration';

/** Shows everything a screen can read about the current location. */
function Screen({ name }: { name: string }) {
  const { pathname, search, hash, state } = useLocation();
  const handle = useMatches().at(-1)?.handle as string | undefined;
  return (
    <>
      <h1>{name}</h1>
      <output>{JSON.stringify([pathname + search + hash, state, handle ?? ''])}</output>
      <Link to="/events/7">An event</Link>
      <Link to="/events?page=2#list" replace state={{ from: 'menu' }}>
        Second page
      </Link>
      <Link to="..">Up</Link>
      <Link to="?view=all">All</Link>
      <Link to="seats">Seats</Link>
    </>
  );
}

function Form() {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/login');
  const [, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <h1>Form, {blocker.state}</h1>
      <Link to="/">Home</Link>
      <button onClick={() => void navigate('/login')}>Sign in</button>
      <button onClick={() => setQuery({ step: '2' }, { replace: true })}>Next step</button>
      <button onClick={() => blocker.proceed?.()}>Leave</button>
      <button onClick={() => blocker.reset?.()}>Stay</button>
    </>
  );
}

function Broken(): never {
  throw new Error('a fault of the screen');
}

const Fault = () => <h1>{(useRouteError() as Error).message}</h1>;

const scrolls: number[] = [];
let scrolled = 0;
const routes: RouteObject[] = [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration getKey={({ pathname }) => pathname} />
      </>
    ),
    errorElement: <Fault />,
    children: [
      { path: '/', handle: 'home', element: <Screen name="Home" /> },
      { path: '/events', element: <Screen name="Events" /> },
      { path: '/events/:id', handle: 'event', element: <Screen name="Event" /> },
      { path: '/login', element: <Screen name="Login" /> },
      { path: '/form', element: <Form /> },
      { path: '/broken', element: <Broken /> },
      { path: '/moved', element: <Navigate to="/events" replace /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

const kinds: [string, (routes: RouteObject[], options: { initialEntries: string[] }) => Router][] =
  [
    ['our router', createMemoryRouter],
    ['react-router’s data router, whose place it takes', createDataRouter],
  ];

const wasLoadedBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  scrolls.length = 0;
  scrolled = 0;
  sessionStorage.clear();
  wasLoadedBy('navigate');
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  window.scrollTo = (to?: ScrollToOptions | number) =>
    void scrolls.push(typeof to === 'object' ? (to.top ?? NaN) : NaN);
});

describe.each(kinds)('%s', (_name, create) => {
  function openAt(...initialEntries: string[]) {
    const router = create(routes, { initialEntries });
    render(<RouterProvider router={router} />);
    return router;
  }
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const goBack = (router: Router) => act(() => router.navigate(-1));
  const heading = (name: string) => expect(screen.getByRole('heading', { name })).toBeVisible();
  const stand = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

  test('a link opens its screen, and Back returns to the previous one', async () => {
    const router = openAt('/');
    expect(stand()).toEqual(['/', null, 'home']);
    await follow('An event');
    heading('Event');
    expect(stand()).toEqual(['/events/7', null, 'event']);
    expect(router.state.historyAction).toBe('PUSH');
    await goBack(router);
    heading('Home');
    expect(router.state.historyAction).toBe('POP');
  });

  test('a replacing link adds no history entry, and carries its state', async () => {
    const router = openAt('/login', '/events/7');
    await follow('Second page');
    expect(stand()).toEqual(['/events?page=2#list', { from: 'menu' }, '']);
    expect(router.state.historyAction).toBe('REPLACE');
    await goBack(router);
    heading('Login');
  });

  test('a link to the current page adds no history entry', async () => {
    const router = openAt('/events/7');
    await follow('An event');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test.each([
    ['Up', '/'],
    ['All', '/events/7?view=all'],
    ['Seats', '/'],
  ])('the relative link "%s" of /events/7 leads to %s', async (name, path) => {
    openAt('/events/7');
    await follow(name);
    expect(stand()).toEqual([path, null, path === '/' ? 'home' : 'event']);
  });

  test('a screen’s relative link has the href that it navigates to', () => {
    openAt('/events/7');
    expect(screen.getByRole('link', { name: 'Up' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Seats' })).toHaveAttribute('href', '/events/7/seats');
  });

  test.each([
    ['/moved', 'Events'],
    ['/no/such/page', 'Home'],
    ['//elsewhere.test', 'Home'],
  ])('%s leads to the screen %s', (path, name) => {
    openAt(path);
    heading(name);
  });

  test('a screen that throws shows its route’s error until the next navigation', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = openAt('/broken');
    heading('a fault of the screen');
    await act(() => router.navigate('/login'));
    heading('Login');
    log.mockRestore();
  });

  test('a blocker stops a link; Stay stays, Leave goes on', async () => {
    openAt('/form');
    await follow('Home');
    heading('Form, blocked');
    await press('Stay');
    heading('Form, unblocked');
    await follow('Home');
    await press('Leave');
    heading('Home');
  });

  test('a blocker stops Back, and the page keeps its URL', async () => {
    const router = openAt('/events', '/form');
    await goBack(router);
    heading('Form, blocked');
    expect(router.state.location.pathname).toBe('/form');
    await press('Leave');
    heading('Events');
  });

  test('what a blocker allows goes through, and an unmounted screen blocks nothing', async () => {
    openAt('/form');
    await press('Sign in');
    heading('Login');
    await follow('An event');
    heading('Event');
  });

  test('a blocker is also asked when only the query changes', async () => {
    const router = openAt('/form');
    await press('Next step');
    heading('Form, blocked');
    await press('Leave');
    expect(router.state.location.search).toBe('?step=2');
  });

  test('a new page starts at the top, and Back restores the scroll position', async () => {
    const router = openAt('/');
    scrolled = 700;
    await follow('An event');
    expect(scrolls.at(-1)).toBe(0);
    scrolled = 80;
    await goBack(router);
    expect(scrolls.at(-1)).toBe(700);
  });

  test('a navigation can keep the scroll position', async () => {
    const router = openAt('/events');
    const before = scrolls.length;
    await act(() => router.navigate('/events/9', { preventScrollReset: true }));
    heading('Event');
    expect(scrolls).toHaveLength(before);
  });

  test('once disposed, it notifies nobody', async () => {
    const router = openAt('/');
    const seen = jest.fn();
    router.subscribe(seen);
    router.dispose();
    await act(() => router.navigate('/login'));
    expect(seen).not.toHaveBeenCalled();
  });

  test.each([
    ['reload', 420],
    ['back_forward', 420],
    ['navigate', 0],
  ])('a page left at 420 px that is loaded again by "%s" starts at %s', (type, top) => {
    openAt('/login');
    scrolled = 420;
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    scrolled = 0;
    wasLoadedBy(type);
    openAt('/login');
    expect(scrolls.at(-1)).toBe(top);
  });

  test('positions that the browser lost or garbled are as if there were none', () => {
    sessionStorage.setItem('scroll-positions', 'garbled');
    openAt('/login');
    expect(scrolls.at(-1)).toBe(0);
  });
});

test('a route table without a catch-all is rejected', () => {
  expect(() => createMemoryRouter([{ path: '/events' }])).toThrow('No route takes /');
});
