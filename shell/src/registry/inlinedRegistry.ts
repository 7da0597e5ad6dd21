import { logProblem } from 'shared-auth';

import { readRegistry, type RegistryReading } from './readRegistry';

function inlinedText(): unknown {
  try {
    return JSON.parse(document.getElementById('registry')?.textContent ?? '');
  } catch (error) {
    logProblem('registry', error);
    return undefined;
  }
}

/** The registry that the server wrote into this page; faults are logged, never fatal. */
export function inlinedRegistry(): RegistryReading {
  const registry = readRegistry(inlinedText());
  registry.faults.forEach((fault) => logProblem('registry', fault));
  return registry;
}
