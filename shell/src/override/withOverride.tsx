import type { RegistryReading } from 'contract';
import { createRoot } from 'react-dom/client';

import { followRebuilds } from './followRebuilds';
import { applyOverride, OverrideError, parseOverride, takeAsked } from './override';
import { OverrideBadge } from './OverrideBadge';

function showBadge(what: string, fault?: string): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<OverrideBadge what={what} fault={fault} />);
}

/**
 * The registry with the requested override, and a badge that shows it. If the override can't be used, the registry stays
 * unchanged and the badge says why.
 */
export async function withOverride(registry: RegistryReading): Promise<RegistryReading> {
  const asked = takeAsked();
  try {
    const override = parseOverride(asked);
    const changed = await applyOverride(registry, override);
    showBadge(`${override.name} comes from ${override.origin}`);
    followRebuilds(`${override.origin}/changes`);
    return changed;
  } catch (error) {
    if (!(error instanceof OverrideError)) throw error;
    showBadge('The released version is shown', error.message);
    return registry;
  }
}
