import type { LiveRegistry } from '@nzuko/contract';
import { createRoot } from 'react-dom/client';

import { BuildFault } from './BuildFault';
import { followRebuilds } from './followRebuilds';
import { applyOverride, OverrideError, parseOverride, takeAsked, type Override } from './override';
import { OverrideBadge } from './OverrideBadge';

const rootInBody = () => createRoot(document.body.appendChild(document.createElement('div')));

function showBadge(what: string, fault?: string): void {
  rootInBody().render(<OverrideBadge what={what} fault={fault} />);
}

/** Reloads the page after each build of the local remote, and shows why there is none. */
function follow({ name, origin }: Override): void {
  const cover = rootInBody();
  followRebuilds(`${origin}/changes`, (fault) =>
    cover.render(fault === null ? null : <BuildFault name={name} fault={fault} />),
  );
}

/**
 * The registry with the requested override, and a badge that shows it. If the override can't be used, the registry stays
 * unchanged and the badge says why.
 */
export async function withOverride(registry: LiveRegistry): Promise<LiveRegistry> {
  const asked = takeAsked();
  try {
    const override = parseOverride(asked);
    // First, so that it also follows sources that don't build yet.
    follow(override);
    const changed = await applyOverride(registry, override);
    showBadge(`${override.name} comes from ${override.origin}`);
    return changed;
  } catch (error) {
    if (!(error instanceof OverrideError)) throw error;
    showBadge('The released version is shown', error.message);
    return registry;
  }
}
