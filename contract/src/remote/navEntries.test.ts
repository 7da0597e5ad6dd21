import { buildRegistered } from '../testing';
import { readNav } from './navEntries';
import { navFor } from './navFor';
import type { NavOffer } from './remoteContract';

const talks = (...nav: object[]) => ({
  ...buildRegistered({ name: 'mfe_talks', routes: [['/talks', './Talks']] }),
  redirects: { '/schedule': '/talks' },
  nav: nav as NavOffer[],
});
const venues = (...nav: object[]) => ({
  ...buildRegistered({ name: 'mfe_venues', routes: [['/venues', './Venues']] }),
  nav: nav as NavOffer[],
});
const entry = (change: object = {}) => ({
  label: 'Talks',
  path: '/talks',
  access: 'everyone',
  ...change,
});
const labels = (...remotes: Parameters<typeof readNav>[0]) =>
  readNav(remotes).entries.map(({ label }) => label);

test('entries come by their order, then by their remotes’ names, then as the remote lists them', () => {
  const venue = (label: string, order?: number) => entry({ label, path: '/venues', order });
  expect(
    labels(
      venues(venue('Venues'), venue('Map'), venue('Last', 9)),
      talks(entry(), entry({ label: 'First', order: -1 })),
    ),
  ).toEqual(['First', 'Talks', 'Venues', 'Map', 'Last']);
});

test('an entry for a redirect knows the page that it leads to', () => {
  expect(readNav([talks(entry({ path: '/schedule' }))]).entries).toEqual([
    { label: 'Talks', path: '/schedule', access: 'everyone', page: '/talks' },
  ]);
});

test.each([
  ['is no object', null],
  ['has no label', entry({ label: '' })],
  ['has a label that is no text', entry({ label: { html: '' } })],
  ['is for somebody unknown', entry({ access: 'admin' })],
  ['has roles that are no list', entry({ access: 'member', roles: 'ADMIN' })],
  ['leads to another remote’s page', entry({ path: '/venues' })],
  ['leads out of the site', entry({ path: 'https://elsewhere.test' })],
])('an entry that %s costs only itself', (_what, bad) => {
  const { entries, faults } = readNav([
    talks(bad as object, entry({ label: 'Sound' })),
    venues(entry({ label: 'Venues', path: '/venues' })),
  ]);
  expect(entries.map(({ label }) => label)).toEqual(['Sound', 'Venues']);
  expect(faults).toEqual([expect.stringMatching(/^mfe_talks: nav entry 1 /)]);
});

test('of two that say the same to the same people, the later one is left out', () => {
  const rival = (access: string) => venues(entry({ label: 'TALKS', path: '/venues', access }));
  expect(readNav([talks(entry()), rival('member')])).toEqual({
    entries: [expect.objectContaining({ path: '/talks' })],
    faults: ['mfe_venues: “TALKS” is in the nav bar twice'],
  });
  expect(labels(talks(entry({ access: 'guest' })), rival('member'))).toEqual(['Talks', 'TALKS']);
});

test('no entry can pass for a link of the shell', () => {
  expect(labels(talks(entry({ label: 'Sign in' }), entry({ label: 'sign out' })))).toEqual([]);
});

test('releases from before entries have those that the shell had for them, as long as they have the page', () => {
  const before = (name: string, path: string) =>
    buildRegistered({ name, routes: [[path, './Screen']] });
  expect(
    labels(
      before('mfe_events', '/events'),
      before('mfe_dashboard', '/dashboard'),
      { ...before('mfe_settings', '/settings'), redirects: { '/profile': '/settings' } },
      before('mfe_talks', '/talks'),
    ),
  ).toEqual(['Dashboard', 'Events', 'Profile']);
  expect(readNav([before('mfe_events', '/catalogue')])).toEqual({ entries: [], faults: [] });
  expect(labels({ ...before('mfe_events', '/events'), nav: [] })).toEqual([]);
});

describe('who gets an entry', () => {
  const nav = readNav([
    talks(
      entry({ label: 'All' }),
      entry({ label: 'Guests', access: 'guest' }),
      entry({ label: 'Members', access: 'member' }),
      entry({ label: 'Organizers', access: 'member', roles: ['ORGANIZER', 'ADMIN'] }),
    ),
  ]).entries;

  test.each([
    [null, ['All', 'Guests']],
    ['ATTENDEE', ['All', 'Members']],
    ['ORGANIZER', ['All', 'Members', 'Organizers']],
  ] as const)('as %s', (role, seen) => {
    expect(navFor(nav, role).map(({ label }) => label)).toEqual(seen);
  });

  test('nobody gets more than the bar has room for: the first ones', () => {
    const many = readNav([talks(...'ABCDEFG'.split('').map((label) => entry({ label })))]).entries;
    expect(navFor(many, null).map(({ label }) => label)).toEqual(['A', 'B']);
    expect(navFor(many, 'ATTENDEE').map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});
