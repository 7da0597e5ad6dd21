import { buildRegistered } from '../testing';
import { liveRegistryOf } from './liveRegistry';

const events = buildRegistered({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const landing = buildRegistered({ name: 'mfe_landing', routes: [['/', './Landing']] });

test('the routes of all remotes are live', () => {
  const { routes, faults } = liveRegistryOf({ contract: 1, remotes: [landing, events] });
  expect(routes.map((route) => [route.path, route.remote.name, route.available])).toEqual([
    ['/', 'mfe_landing', true],
    ['/events', 'mfe_events', true],
  ]);
  expect(faults).toEqual([]);
});

test.each([
  ['a contract of the future', { contract: 2 }],
  ['a name that is no container', { name: 'events!' }],
  ['no version', { version: '' }],
  ['an entry on another origin', { entry: 'https://elsewhere.test/remoteEntry.js' }],
  ['an entry outside the releases', { entry: '/assets/remoteEntry.js' }],
  ['an entry that is no text', { entry: 7 }],
  ['no integrity', { integrity: undefined }],
  ['no screens', { screens: null }],
])('a remote with %s costs only its own screens', (_name, fault) => {
  const bad = { ...events, ...fault };
  const { routes, faults } = liveRegistryOf({ contract: 1, remotes: [bad, landing] });
  expect(routes.map((route) => [route.path, route.available])).toEqual([
    ['/events', false],
    ['/', true],
  ]);
  expect(faults).toHaveLength(1);
});

test.each([
  ['null', null],
  ['text', 'registry'],
  ['no remotes', { contract: 1 }],
  ['remotes that are no list', { remotes: {} }],
])('a registry that is %s has no routes and says so', (_name, registry) => {
  const { routes, faults } = liveRegistryOf(registry);
  expect(routes).toEqual([]);
  expect(faults).toHaveLength(1);
});

test('a malformed route is left out, the others of its remote stay', () => {
  const mixed = { ...events, routes: [{ path: 'events' }, ...events.routes, null] };
  const { routes, faults } = liveRegistryOf({ remotes: [mixed] });
  expect(routes.map((route) => route.path)).toEqual(['/events']);
  expect(faults).toHaveLength(2);
});

test('a path that two remotes claim belongs to the first', () => {
  const rival = buildRegistered({ name: 'mfe_rival', routes: [['/events', './Rival']] });
  const { routes, faults } = liveRegistryOf({ remotes: [events, rival] });
  expect(routes.map((route) => route.remote.name)).toEqual(['mfe_events']);
  expect(faults).toEqual(['mfe_rival: /events is taken']);
});

test('redirects are read, and a malformed one is told', () => {
  const moved = { ...events, redirects: { '/programme': '/events', '/bad': 'elsewhere' } };
  const { redirects, faults } = liveRegistryOf({ remotes: [moved] });
  expect(redirects).toEqual({ '/programme': '/events' });
  expect(faults).toHaveLength(1);
});
