import Ajv from 'ajv';
import schema from '../../contract/remote.schema.json';
import type { RemoteContract, RemoteRoute } from './remoteContract';

const validate = new Ajv({ allErrors: true }).compile(schema);

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
};

const withRoute = (changes: Partial<Record<keyof RemoteRoute, unknown>>) => ({
  ...events,
  routes: [{ ...events.routes[0], ...changes }],
});

describe('the schema of remote.json', () => {
  it('takes a contract with every kind of route', () => {
    expect(validate(events)).toBe(true);
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
    ['an unknown field in a route', withRoute({ icon: 'ticket' } as never)],
  ])('refuses %s', (_what, contract) => {
    expect(validate(contract)).toBe(false);
  });

  it('names the field at fault', () => {
    validate(withRoute({ screen: './eventDetail' }));
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain('/routes/0/screen');
  });
});
