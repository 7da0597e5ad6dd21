import { sharedRun } from '../../platform/http/sharedRun';
import { Tally } from '../../platform/tally';

/** A value that callers can wait on to change. */
interface Versioned {
  version: string;
}

interface Listener<Board> {
  seen: string;
  resolve: (board: Board | null) => void;
  reject: (error: unknown) => void;
}

interface Watched<Board> {
  read: () => Promise<Board>;
  /** The database snapshot taken just before the last count. */
  snapshot: string | null;
  listeners: Set<Listener<Board>>;
}

interface FeedParts<Board> {
  /** Counts an event's board. */
  read: (eventId: number) => Promise<Board>;
  /** Differs if anything was committed in between. */
  snapshot: () => Promise<string>;
}

/** How often the database is checked for commits while somebody waits. */
const LOOK_MS = 250;
/** How long a request waits, well within the patience of browsers and proxies. */
const PATIENCE_MS = 10_000;
/** The page server has 64 connections to the API; waiting must not take most of them. */
const MAX_WAITING = 32;
const MAX_WAITING_EACH = 4;

/**
 * Answers requests for a board when it changes. However many wait, and however fast people come in, each process counts an
 * event's board at most four times a second, and not at all while nothing is committed (decision 0102).
 */
export class BoardFeed<Board extends Versioned> {
  private readonly watched = new Map<number, Watched<Board>>();
  private readonly waiting = new Tally<number>();
  private timer: NodeJS.Timeout | null = null;
  private isStopping = false;

  constructor(private readonly parts: FeedParts<Board>) {}

  /** The board now. Simultaneous calls share one count. */
  async read(eventId: number): Promise<Board> {
    try {
      return await this.watch(eventId).read();
    } finally {
      this.forgetUnwatched(eventId);
    }
  }

  /** Whether one more request of this user may wait. */
  hasRoom(userId: number): boolean {
    return (
      !this.isStopping &&
      this.waiting.total() < MAX_WAITING &&
      this.waiting.of(userId) < MAX_WAITING_EACH
    );
  }

  /** The next board that differs from the one shown; null if none comes in time. */
  next(
    eventId: number,
    { userId, ...asked }: { seen: string; userId: number; signal: AbortSignal },
  ): Promise<Board | null> {
    return this.waiting.during(userId, () => this.wait(eventId, asked));
  }

  private async wait(
    eventId: number,
    { seen, signal }: { seen: string; signal: AbortSignal },
  ): Promise<Board | null> {
    const watched = this.watch(eventId);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    let listener: Listener<Board> | undefined;
    try {
      return await new Promise<Board | null>((resolve, reject) => {
        listener = { seen, resolve, reject };
        watched.listeners.add(listener);
        patience.addEventListener('abort', () => resolve(null), { once: true });
        if (patience.aborted || this.isStopping) resolve(null);
        else this.timer ??= setTimeout(() => void this.look(), LOOK_MS);
      });
    } finally {
      if (listener) watched.listeners.delete(listener);
      this.forgetUnwatched(eventId);
    }
  }

  /** Answers everybody who waits, as this process is ending. */
  stop(): void {
    this.isStopping = true;
    if (this.timer) clearTimeout(this.timer);
    for (const { listeners } of this.watched.values()) {
      for (const { resolve } of listeners) resolve(null);
    }
  }

  private async look(): Promise<void> {
    const watched = [...this.watched].filter(([, { listeners }]) => listeners.size > 0);
    try {
      // Read first, so that the counts can only be newer.
      const snapshot = await this.parts.snapshot();
      await Promise.all(watched.map(([, each]) => tellOf(each, snapshot)));
    } catch (error) {
      for (const [, { listeners }] of watched) {
        for (const { reject } of listeners) reject(error);
      }
    }
    const isWaitedFor = !this.isStopping && this.waiting.total() > 0;
    this.timer = isWaitedFor ? setTimeout(() => void this.look(), LOOK_MS) : null;
  }

  private watch(eventId: number): Watched<Board> {
    const known = this.watched.get(eventId);
    if (known) return known;
    const made: Watched<Board> = {
      read: sharedRun(() => this.parts.read(eventId)),
      snapshot: null,
      listeners: new Set(),
    };
    this.watched.set(eventId, made);
    return made;
  }

  private forgetUnwatched(eventId: number): void {
    if (this.watched.get(eventId)?.listeners.size === 0) this.watched.delete(eventId);
  }
}

/** Counts a board if anything was committed since, and answers callers who show another version. */
async function tellOf<Board extends Versioned>(
  watched: Watched<Board>,
  snapshot: string,
): Promise<void> {
  if (watched.snapshot === snapshot) return;
  const board = await watched.read();
  watched.snapshot = snapshot;
  for (const { seen, resolve } of watched.listeners) {
    if (seen !== board.version) resolve(board);
  }
}
