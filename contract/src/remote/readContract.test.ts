import schema from '../../remote.schema.json' with { type: 'json' };
import { readContract } from './readContract';
import type { RemoteContract, RemoteRoute } from './remoteContract';
import { remoteEventSamples } from './remoteEvents';
import { slotSamples } from './slotSamples';

const events: RemoteContract = {
  name: 'mfe_events',
  contract: 1,
  routes: [
    { path: '/events/:id', screen: './EventDetail', access: 'everyone', title: 'Event' },
    {
      path: '/settings',
      screen: './Settings',
      access: 'member',
      title: 'Settings',
      signedOut: { redirect: '/login' },
    },
    {
      path: '/dashboard',
      screen: './Dashboard',
      access: 'member',
      title: 'Dashboard',
      signedOut: { show: '/login' },
    },
    { path: '/', screen: './Landing', access: 'guest', title: 'Home' },
    { path: '/events', screen: './Catalogue', access: 'everyone', title: 'Events', sitemap: true },
    {
      path: '/auth/*',
      screen: './SocialCallback',
      access: 'everyone',
      title: 'Signing in',
    },
    {
      path: '/reset-password/:uid/:token',
      screen: './ResetConfirm',
      access: 'everyone',
      title: 'New password',
    },
  ],
  nav: [
    { label: 'Home', path: '/', access: 'guest' },
    { label: 'Your settings', path: '/settings', access: 'member', roles: ['ORGANIZER'], order: 3 },
    { label: 'What’s on', path: '/programme', access: 'everyone' },
  ],
  redirects: { '/programme': '/events' },
  events: { publishes: ['event.saved@1'], listens: ['event.saved@1'] },
  flags: {
    'events.map': { about: 'The map on the list.', default: false, share: 5, roles: ['ADMIN'] },
    'events.around': { about: 'The other events around.', default: true, link: true },
  },
  slots: { 'dashboard.overview': { module: './EventsAround', access: 'member', order: -1 } },
};

const withFlag = (change: object, name = 'events.map') => ({
  ...events,
  flags: { [name]: { about: 'The map on the list.', default: false, ...change } },
});
const withEntry = (change: object) => ({
  ...events,
  nav: [
    { label: 'Catalogue', path: '/events', access: 'everyone' },
    { label: 'More', path: '/events', access: 'everyone', ...change },
  ],
});

const withSlot = (change: object, name = 'dashboard.overview') => ({
  ...events,
  slots: { [name]: { module: './EventsAround', access: 'member', ...change } },
});
const withRoute = (changes: Partial<Record<keyof RemoteRoute, unknown>>) => ({
  ...events,
  routes: [{ ...events.routes[0], ...changes }],
});

describe('the schema of remote.json', () => {
  it('takes a contract with every kind of route', () => {
    expect(readContract(events)).toEqual({ contract: events, faults: [] });
  });

  it.each([
    ['a name that is no identifier', { ...events, name: 'mfe-events' }],
    ['a name without mfe_', { ...events, name: 'events' }],
    ['another contract version', { ...events, contract: 2 }],
    ['no route', { ...events, routes: [] }],
    ['an unknown field', { ...events, owner: 'team' }],
    ['a relative path', withRoute({ path: 'events' })],
    ['a path with a trailing slash', withRoute({ path: '/events/' })],
    ['a wildcard that takes every page', withRoute({ path: '/*' })],
    ['a wildcard before the end', withRoute({ path: '/events/*/edit' })],
    ['a wildcard inside a segment', withRoute({ path: '/events*' })],
    ['a screen that is not PascalCase', withRoute({ screen: './eventDetail' })],
    ['a screen without ./', withRoute({ screen: 'EventDetail' })],
    ['an unknown access', withRoute({ access: 'admin' })],
    ['an empty title', withRoute({ title: '' })],
    ['signedOut for everyone', withRoute({ signedOut: { redirect: '/login' } })],
    ['a member route without signedOut', withRoute({ access: 'member' })],
    [
      'signedOut with both ways',
      withRoute({ access: 'member', signedOut: { redirect: '/login', show: '/login' } }),
    ],
    ['a pattern in the sitemap', withRoute({ sitemap: true })],
    [
      'a page in the sitemap that not everyone may see',
      withRoute({ path: '/events', access: 'guest', sitemap: true }),
    ],
    ['a secret page in the sitemap', withRoute({ path: '/events', private: true, sitemap: true })],
    ['a nav entry without a label', withEntry({ label: undefined })],
    ['a label that the bar has no room for', withEntry({ label: 'Everything that’s on' })],
    ['a label with space around it', withEntry({ label: ' More' })],
    ['a label that turns the text around it', withEntry({ label: 'More\u202E' })],
    ['a nav entry for an unknown access', withEntry({ access: 'admin' })],
    ['a nav entry for an unknown role', withEntry({ access: 'member', roles: ['OWNER'] })],
    ['roles for those who have none', withEntry({ roles: ['ADMIN'] })],
    ['a nav entry with a parameter', withEntry({ path: '/events/:id' })],
    ['a nav entry to all below a path', withEntry({ path: '/auth/*' })],
    ['a nav entry to another site', withEntry({ path: 'https://elsewhere.test/' })],
    ['an unknown field in a nav entry', withEntry({ icon: 'ticket' })],
    ['a flag that says not what it is for', withFlag({ about: undefined })],
    ['a flag without a default', withFlag({ default: undefined })],
    ['a flag for nobody', withFlag({ share: 0 })],
    ['a share of more than all', withFlag({ share: 101 })],
    ['a share of a flag that is on for all', withFlag({ default: true, share: 5 })],
    ['a flag for an unknown role', withFlag({ roles: ['OWNER'] })],
    ['a flag without the name of its remote', withFlag({}, 'map')],
    ['a flag of another remote', withFlag({}, 'dashboard.map')],
    ['an unknown field in a flag', withFlag({ until: '2031-01-01' })],
    ['no event', { ...events, events: {} }],
    ['an event that nobody has defined', { ...events, events: { publishes: ['event.liked@1'] } }],
    ['an event without a version', { ...events, events: { listens: ['event.saved'] } }],
    [
      'an event in a version that is not there',
      { ...events, events: { listens: ['event.saved@2'] } },
    ],
    ['no slot', { ...events, slots: {} }],
    ['a slot in a place that nobody has', withSlot({}, 'dashboard.overveiw')],
    ['a slot that is not PascalCase', withSlot({ module: './around' })],
    ['a slot for an unknown access', withSlot({ access: 'admin' })],
    ['a slot without access', withSlot({ access: undefined })],
    ['an order that is no number', withSlot({ order: 'first' })],
    ['an unknown field in a slot', withSlot({ title: 'Events' })],
    ['an unknown field in a route', withRoute({ icon: 'ticket' } as never)],
  ])('refuses %s', (_what, contract) => {
    const reading = readContract(contract);
    expect(reading.contract).toBeNull();
    expect(reading.faults).not.toEqual([]);
  });

  it('names the field at fault', () => {
    const { faults } = readContract(withRoute({ screen: './eventDetail' }));
    expect(faults.map(({ pointer }) => pointer)).toContain('/routes/0/screen');
  });

  it.each([
    ['a page of another remote', { path: '/login' }, 'path', '/login is no page of this remote'],
    ['a page that members may not open', { path: '/' }, 'access', 'members may not open /'],
    [
      'a label that is there',
      { label: 'CATALOGUE' },
      'label',
      'the nav bar says “CATALOGUE” already',
    ],
    ['a label of the shell’s', { label: 'Pricing' }, 'label', 'the nav bar says “Pricing” already'],
  ])('names the nav entry with %s', (_what, change, field, message) => {
    expect(readContract(withEntry(change))).toEqual({
      contract: null,
      faults: [{ pointer: `/nav/1/${field}`, message }],
    });
  });

  it('names the slot whose module is a screen', () => {
    expect(readContract(withSlot({ module: './Catalogue' }))).toEqual({
      contract: null,
      faults: [{ pointer: '/slots/dashboard.overview/module', message: './Catalogue is a screen' }],
    });
  });

  it('knows the same places as the types of their props', () => {
    const known = Object.keys(schema.properties.slots.properties);
    expect(known).toEqual(Object.keys(slotSamples(Date.now())));
  });

  it('knows the same events as the types of what they say', () => {
    expect(schema.definitions.eventNames.items.enum).toEqual(Object.keys(remoteEventSamples));
  });

  it('names the path that two routes claim', () => {
    const [route] = events.routes;
    expect(readContract({ ...events, nav: [], routes: [route, route] })).toEqual({
      contract: null,
      faults: [{ pointer: '/routes/1/path', message: '/events/:id is named twice' }],
    });
  });
});
