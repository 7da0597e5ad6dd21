import type { LiveRoute, RegisteredRemote } from '../remote/registry';
import type { RemoteRoute } from '../remote/remoteContract';

export { buildEvent, buildPage, buildPayment, dayAt, daysFromNow } from './payloads';

/** A remote as the registry names it, with the given paths and screens. */
export function buildRegistered({
  name = 'mfe_events',
  routes = [['/events', './Catalogue']],
  more = {},
}: {
  name?: string;
  routes?: [path: string, screen: `./${string}`][];
  more?: Partial<RemoteRoute>;
} = {}): RegisteredRemote {
  return {
    name,
    version: '1.0.0',
    contract: 1,
    entry: `/remotes/${name}/1.0.0/remoteEntry.abc.js`,
    integrity: 'sha384-abc',
    routes: routes.map(([path, screen]) => ({
      path,
      screen,
      access: 'everyone',
      title: screen.slice('./'.length),
      ...more,
    })),
    screens: {},
  };
}

/** The first route of a remote, live. */
export function buildLiveRoute(
  options: Parameters<typeof buildRegistered>[0] & { available?: boolean } = {},
): LiveRoute {
  const remote = buildRegistered(options);
  const [route] = remote.routes;
  if (!route) throw new Error('A remote needs a route.');
  return { ...route, remote, available: options.available ?? true };
}
