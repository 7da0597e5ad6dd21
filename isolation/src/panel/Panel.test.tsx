import { createMemoryRouter, Link, Outlet, RouterProvider } from '@nzuko/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { readConditions, type Conditions } from '../conditions';
import type { RemoteUnderTest } from '../remoteUnderTest';
import { Panel } from './Panel';

const remote = {
  name: 'mfe_events',
  version: '1.0.0',
  entry: '/remoteEntry.js',
  routes: [{ path: '/events' }, { path: '/events/:id' }],
} as unknown as RemoteUnderTest;

// A wide screen, on which the panel is open.
window.matchMedia = () => ({ matches: true }) as MediaQueryList;

/** Renders the panel above a screen with a link; returns the applied conditions. */
function renderPanel(search: string): Conditions[] {
  const applied: Conditions[] = [];
  const conditions = readConditions(search, { route: '/events' });
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Panel
              remote={remote}
              conditions={conditions}
              copy={null}
              onApply={(next) => applied.push(next)}
            />
            <Outlet />
          </>
        ),
        children: [{ path: '*', element: <Link to="/events/44?tab=a#b">An event</Link> }],
      },
    ],
    { initialEntries: [conditions.route] },
  );
  render(<RouterProvider router={router} />);
  return applied;
}

test('the route follows the screen, so that other settings are applied where the reader is', async () => {
  const user = userEvent.setup();
  const applied = renderPanel('?route=/events');
  expect(screen.getByLabelText('Route')).toHaveValue('/events');
  await user.click(screen.getByRole('link', { name: 'An event' }));
  expect(screen.getByLabelText('Route')).toHaveValue('/events/44?tab=a#b');
  await user.type(screen.getByLabelText('Latency (ms)'), '800');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(applied).toEqual([expect.objectContaining({ route: '/events/44?tab=a#b', latency: 800 })]);
});

test('the list of routes has what can be opened, up to what the reader fills in', () => {
  renderPanel('');
  const list = screen.getByLabelText<HTMLInputElement>('Route').list?.options ?? [];
  expect([...list].map(({ value, label }) => [value, label])).toEqual([
    ['/events', '/events'],
    ['/events/', '/events/:id'],
  ]);
});

test('a route is told in words what it has to look like', () => {
  renderPanel('');
  expect(screen.getByLabelText('Route')).toHaveAccessibleDescription(
    'A path that begins with a slash, such as /events',
  );
});
