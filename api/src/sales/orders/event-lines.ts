import { UnavailableError } from '../../platform/http/errors';

/** More would only queue at the lock of the event's row, each holding one of ten connections. */
const AT_ONCE = 4;
/** Anybody further back would wait longer than `WAIT_MS` anyway. */
const LENGTH = 500;
/** After this long, a buyer is told to come back later. */
const WAIT_MS = 3_000;

interface Waiting {
  begin: () => void;
  timer: NodeJS.Timeout;
}

interface Line {
  running: number;
  waiting: Set<Waiting>;
}

/** 503 `busy`: nothing was done, and the same request may be sent again. */
const busy = () =>
  new UnavailableError(
    'busy',
    'Many people are booking this event right now. Please try again in a few seconds.',
  );

/**
 * Queues the purchases of each event in this process, a few at a time and in order of arrival, so that a rush on one event
 * leaves connections for the rest of the site.
 */
export class EventLines {
  private readonly lines = new Map<number, Line>();

  constructor(private readonly waitMs = WAIT_MS) {}

  /**
   * Does `work` when it is its turn.
   *
   * @throws UnavailableError `busy` if the line is too long, or the turn doesn't come in time.
   */
  async inLine<T>(eventId: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(eventId) ?? { running: 0, waiting: new Set() };
    this.lines.set(eventId, line);
    if (line.running >= AT_ONCE) await this.turn(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      this.leave(eventId, line);
    }
  }

  private turn({ waiting }: Line): Promise<void> {
    if (waiting.size >= LENGTH) throw busy();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(mine);
        reject(busy());
      }, this.waitMs);
      const mine = { begin: resolve, timer };
      waiting.add(mine);
    });
  }

  /** Passes the place to the next in line. */
  private leave(eventId: number, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      clearTimeout(next.timer);
      next.begin();
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.lines.delete(eventId);
  }
}
