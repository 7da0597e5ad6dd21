import type { RemoteRoute } from '@nzuko/contract';
import { useMatches } from '@nzuko/shared-ui';

// The one part of the shell that the harness shows: a copy would drift from it.
import { NavBar } from '../../shell/src/frame/NavBar';

/** The shell's nav bar, where the site has it: not above a screen with its own header. */
export function SiteNavBar() {
  const route = useMatches().at(-1)?.handle as RemoteRoute | undefined;
  return route?.navBar === false ? null : <NavBar />;
}
