import type { Canary } from '@nzuko/contract';

import { registryFor } from './canaries';
import type { Trial } from './endedCanaries';
import { dependOnVisitor, flagsFor, type AskedFlags } from './flags';
import { registryReader, type Log, type RegistryFaults } from './registryReader';
import { NOBODY, readingOf, type LiveRegistry } from './registryReading';

/** A watched registry file. */
export type LiveRegistryFile = ReturnType<typeof watchRegistryFile>;

/** Gives each visitor their registry from the file's current content. Nobody gets a canary that `hasEnded`. */
export function watchRegistryFile(
  file: string,
  shell: string,
  log: Log,
  hasEnded: (canary: Canary) => boolean = () => false,
) {
  const reader = registryReader(file, shell, log);
  return {
    /** The registry for a visitor, with the flags their link asks for. `visitor` is only called if something depends on it. */
    async live(visitor: () => string, asked: AskedFlags = NOBODY.asked): Promise<LiveRegistry> {
      const { registry, live, others } = await reader.now();
      const canaries = registry.canaries?.filter((canary) => !hasEnded(canary)) ?? [];
      const isDrawn = canaries.length > 0 || dependOnVisitor(registry);
      if (!isDrawn && asked.size === 0) return live;
      const visit = { visitor: isDrawn ? visitor() : '', asked };
      const own = registryFor({ ...registry, canaries }, visit.visitor);
      const flags = flagsFor(own.remotes, own.flags, visit);
      const difference = JSON.stringify([own.remotes.map(({ version }) => version), flags]);
      const reading = others.get(difference) ?? readingOf(own, visit);
      others.set(difference, reading);
      return reading;
    },
    /** The canaries in the file, each with the live version; including those that have ended. */
    async trials(): Promise<Trial[]> {
      const { remotes, canaries = [] } = (await reader.now()).registry;
      return canaries.flatMap((canary) => {
        const live = remotes.find(({ name }) => name === canary.remote.name);
        return live ? [{ canary, live }] : [];
      });
    },
    /** The current faults of the file and of the releases in it. */
    async faults(): Promise<RegistryFaults> {
      const { registry, faults } = await reader.now();
      return { ...faults, remote: faults.remote + reader.noteLost(registry) };
    },
  };
}
