import { readNav, siteNav, type RemoteRoute } from '@nzuko/contract';
import { useMatches } from '@nzuko/shared-ui';

// The one part of the shell that the harness shows: a copy would drift from it.
import { NavBar } from '../../shell/src/frame/NavBar';
import type { RemoteUnderTest } from './remoteUnderTest';

/** The nav bar's links: the remote's own among those of the site's other remotes. */
function entriesWith(remote: RemoteUnderTest) {
  const others = Object.entries(siteNav).filter(([name]) => name !== remote.name);
  // Nothing is known of the others but where their links lead.
  const standIns = others.map(([name, nav]) => ({
    name,
    nav,
    routes: [],
    redirects: Object.fromEntries(nav.map(({ path }) => [path, path])),
  }));
  return readNav([remote, ...standIns]).entries;
}

/** The shell's nav bar, as on the site: not above a screen with its own header. */
export function SiteNavBar({ remote }: { remote: RemoteUnderTest }) {
  const route = useMatches().at(-1)?.handle as RemoteRoute | undefined;
  return route?.navBar === false ? null : <NavBar entries={entriesWith(remote)} />;
}
