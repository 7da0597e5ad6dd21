import { liveRegistryOf, type LiveRegistry } from '@nzuko/contract';
import { logProblem } from '@nzuko/shared-auth';

function inlinedText(): unknown {
  try {
    return JSON.parse(document.getElementById('registry')?.textContent ?? '');
  } catch (error) {
    logProblem('registry', error);
    return undefined;
  }
}

/** The registry that the server inlined into this page; errors are logged, never fatal. */
export function inlinedRegistry(): LiveRegistry {
  const registry = liveRegistryOf(inlinedText());
  registry.faults.forEach((fault) => logProblem('registry', fault));
  return registry;
}
