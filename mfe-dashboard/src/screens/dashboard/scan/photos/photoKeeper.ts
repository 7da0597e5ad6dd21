import { ApiError } from '@nzuko/shared-auth';
import { memberFiles } from '@nzuko/shared-auth/member-files';

import type { LoadPhoto } from '../../../../api/doorPhotoApi';
import { dataUrlOf } from './dataUrlOf';

/** Few at a time: scans come first. */
const AT_ONCE = 2;

/** Answers the next photo would get, too: the door is closed to this device, or asks it to wait. */
const ENDS_ROUND = new Set([401, 403, 409, 410, 429]);

/** How far a device is with the photos of its list. */
export interface PhotoProgress {
  kept: number;
  /** The device has no room for more. */
  isFull: boolean;
}

/** The photos on a list, and whether they may be fetched now. */
interface Wanted {
  keys: readonly string[];
  mayFetch: boolean;
}

/**
 * Keeps the photos of a door's list on this device for offline use: fetches missing ones in the background and removes those no
 * longer on the list. An interrupted round continues with the next list. Failures never get in a scan's way.
 */
export class PhotoKeeper {
  private request: Wanted = { keys: [], mayFetch: false };
  /** Keys of the photos on this device; null until looked up. */
  private kept: Set<string> | null = null;
  private readonly failed = new Set<string>();
  private isFull = false;
  private isRunning = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly folder: string,
    private readonly load: LoadPhoto,
    private readonly onProgress: (progress: PhotoProgress) => void,
  ) {}

  /** Switches to the current list's photos. */
  follow(keys: readonly string[], mayFetch: boolean): void {
    this.request = { keys, mayFetch };
    if (!this.isRunning) void this.run();
  }

  /** Stops at once: nothing is stored after this. */
  stop(): void {
    this.stopping.abort();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    let done: Wanted | undefined;
    // A list that arrives meanwhile comes next.
    while (done !== this.request && !this.stopping.signal.aborted) {
      done = this.request;
      await this.catchUp(done);
    }
    this.isRunning = false;
  }

  private async catchUp(request: Wanted): Promise<void> {
    const kept = (this.kept ??= new Set(await memberFiles.names(this.folder)));
    const wanted = new Set(request.keys);
    const former = [...kept].filter((key) => !wanted.has(key));
    if (former.length > 0) {
      await memberFiles.remove(this.folder, former);
      former.forEach((key) => kept.delete(key));
      this.isFull = false;
    }
    this.report();
    const missing = request.keys.filter((key) => !kept.has(key));
    // Earlier failures come last, so that they don't hold up the others.
    const isLast = (key: string) => Number(this.failed.has(key));
    const next = missing.sort((one, other) => isLast(one) - isLast(other)).values();
    const isOver = () =>
      this.stopping.signal.aborted || this.isFull || !request.mayFetch || request !== this.request;
    const work = async () => {
      for (const key of next) {
        if (isOver() || !(await this.keep(key, kept))) return;
        this.report();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Fetches and stores one photo. False ends this round, since the next ones would fail, too. */
  private async keep(key: string, kept: Set<string>): Promise<boolean> {
    const { signal } = this.stopping;
    try {
      const url = await dataUrlOf(await this.load(key, signal));
      // The link may have ended meanwhile, and its photos may be erased.
      if (signal.aborted) return false;
      if (!(await memberFiles.put(this.folder, key, url))) {
        this.isFull = true;
        this.report();
        return false;
      }
      kept.add(key);
      return true;
    } catch (error) {
      this.failed.add(key);
      const { status, isUnreachable } = ApiError.from(error);
      return !isUnreachable && !ENDS_ROUND.has(status);
    }
  }

  private report(): void {
    if (this.stopping.signal.aborted || !this.kept) return;
    this.onProgress({ kept: this.kept.size, isFull: this.isFull });
  }
}
