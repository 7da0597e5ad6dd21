import type { Canary } from '@nzuko/contract';

import { registryFor } from './canaries';
import type { Trial } from './endedCanaries';
import { dependOnVisitor, flagsFor, NOBODY, type AskedFlags } from './flags';
import { pageRegistryOf, type PageRegistry } from './pageRegistry';
import { watchRegistryFile, type Log, type RegistryFaults } from './watchRegistryFile';

/** Each visitor's registry. */
export type VisitorRegistries = ReturnType<typeof visitorRegistries>;

/** Gives each visitor their registry from the file's current content. Nobody gets a canary that `hasEnded`. */
export function visitorRegistries(
  file: string,
  shellBuildId: string,
  log: Log,
  hasEnded: (canary: Canary) => boolean = () => false,
) {
  const reader = watchRegistryFile(file, shellBuildId, log);
  return {
    /** The registry for a visitor, with the flags their link asks for. `visitor` is only called if something depends on it. */
    async forVisitor(
      visitor: () => string,
      asked: AskedFlags = NOBODY.asked,
    ): Promise<PageRegistry> {
      const { registry, live, others } = await reader.now();
      const canaries = registry.canaries?.filter((canary) => !hasEnded(canary)) ?? [];
      const isDrawn = canaries.length > 0 || dependOnVisitor(registry);
      if (!isDrawn && asked.size === 0) return live;
      const visit = { visitor: isDrawn ? visitor() : '', asked };
      const own = registryFor({ ...registry, canaries }, visit.visitor);
      const flags = flagsFor(own.remotes, own.flags, visit);
      const difference = JSON.stringify([own.remotes.map(({ version }) => version), flags]);
      const page = others.get(difference) ?? pageRegistryOf(own, flags);
      others.set(difference, page);
      return page;
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
