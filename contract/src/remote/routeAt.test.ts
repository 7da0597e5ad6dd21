import { buildRegistered } from '../testing';
import { liveRegistryOf } from './liveRegistry';
import { routeAt } from './routeAt';

const { routes } = liveRegistryOf({
  remotes: [
    buildRegistered({ name: 'mfe_landing', routes: [['/', './Landing']] }),
    buildRegistered({
      name: 'mfe_auth',
      routes: [
        ['/auth/*', './Lost'],
        ['/auth/:provider/callback', './Callback'],
      ],
    }),
    buildRegistered({
      name: 'mfe_events',
      routes: [
        ['/events', './Catalogue'],
        ['/events/:id', './EventDetail'],
        ['/events/success', './EventSuccess'],
        ['/events/:id/edit', './EditEvent'],
      ],
    }),
  ],
});

test.each<[path: string, screen: string, params?: Record<string, string>]>([
  ['/', './Landing'],
  ['/events', './Catalogue'],
  ['/events/', './Catalogue'],
  ['/events//', './Catalogue'],
  ['/Events', './Catalogue'],
  ['/events/12', './EventDetail', { id: '12' }],
  ['/events/a%2Fb%20c', './EventDetail', { id: 'a/b c' }],
  ['/events/%E0%A4%A', './EventDetail', { id: '%E0%A4%A' }],
  ['/events/success', './EventSuccess'],
  ['/events/12/edit', './EditEvent', { id: '12' }],
  ['/auth', './Lost'],
  ['/auth/a/b/c', './Lost'],
  ['/auth/google/callback', './Callback', { provider: 'google' }],
])('%s is served by %s', (path, screen, params = {}) => {
  const found = routeAt(routes, path);
  expect(found?.route.screen).toBe(screen);
  expect(found?.params).toEqual(params);
});

test.each(['/nothing', '/events/12/edit/more', '/events//edit', '//events'])(
  'no route serves %s',
  (path) => {
    expect(routeAt(routes, path)).toBeUndefined();
  },
);

test('a path that is full of slashes takes no longer than any other', () => {
  const start = performance.now();
  expect(routeAt(routes, `/events${'/'.repeat(100_000)}edit`)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1_000);
});
