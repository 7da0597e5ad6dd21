import path from 'node:path';

import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { PathsTask } from './namePaths';
import { RenderingProcess } from './renderingProcess';
import type { RenderTask } from './renderTask';

/** More than a site has releases with programs, live and on trial. */
const MOST = 12;
/** Nobody requests pages of a release that is no longer live. */
const UNUSED_MS = 10 * 60_000;

/** A process for each release, so that none can hurt the pages of another. */
export class RenderingProcesses {
  /** By the releases' folders. */
  private readonly processes = new LRUCache<string, RenderingProcess>({
    max: MOST,
    ttl: UNUSED_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (unused) => unused.stop(),
  });

  constructor(private readonly log: FastifyBaseLogger) {}

  /** Starts the process for a program, which will soon be needed. */
  start(file: string): void {
    this.processOf(file).start();
  }

  render(task: RenderTask) {
    return this.processOf(task.file).render(task);
  }

  namePaths(task: PathsTask) {
    return this.processOf(task.file).namePaths(task);
  }

  stop(): void {
    this.processes.clear();
  }

  private processOf(file: string): RenderingProcess {
    const release = path.dirname(file);
    const known = this.processes.get(release);
    if (known) return known;
    const log = this.log.child({
      release: path.basename(release),
      remote: path.basename(path.dirname(release)),
    });
    const added = new RenderingProcess(log);
    this.processes.set(release, added);
    return added;
  }
}
