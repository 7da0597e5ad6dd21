import { ApiError } from '@nzuko/shared-auth';
import { memberFiles } from '@nzuko/shared-auth/member-files';

import type { LoadPhoto } from '../../../../api/doorPhotoApi';
import { dataUrlOf } from './dataUrlOf';

/** Few at a time: scans come first. */
const AT_ONCE = 2;

/** Answers that the next photo would get, too: the door doesn't open any more, or asks to wait. */
const ENDS_ROUND = new Set([401, 403, 409, 410, 429]);

/** How far a device is with the photos of its list. */
export interface PhotoProgress {
  kept: number;
  wanted: number;
  /** The device has no room for more. */
  isFull: boolean;
}

/** What a list wants, and whether it may be fetched now. */
interface Wanted {
  keys: readonly string[];
  mayFetch: boolean;
}

/**
 * Keeps the photos of a door's list on this device, for when it is offline: fetches what is missing, in the background, and
 * removes what the list no longer has. What is interrupted goes on with the next list. A failure is never in a scan's way.
 */
export class PhotoKeeper {
  private request: Wanted = { keys: [], mayFetch: false };
  /** What is on this device; null until it has been looked up. */
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

  /** Follows a list, as it is from now on. */
  follow(keys: readonly string[], mayFetch: boolean): void {
    this.request = { keys, mayFetch };
    if (!this.isRunning) void this.run();
  }

  /** Ends what is under way, at once: nothing is kept after it. */
  stop(): void {
    this.stopping.abort();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    let done: Wanted | undefined;
    // A list that comes meanwhile is followed next.
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
    // Those that failed before come last, so that they hold up no others.
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

  /** Fetches one and keeps it. False ends this round, since the next ones would fail, too. */
  private async keep(key: string, kept: Set<string>): Promise<boolean> {
    const { signal } = this.stopping;
    try {
      const url = await dataUrlOf(await this.load(key, signal));
      // The link may have ended meanwhile, and its photos been erased.
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
    this.onProgress({
      kept: this.kept.size,
      wanted: this.request.keys.length,
      isFull: this.isFull,
    });
  }
}
