import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { managedEvent } from '../../events';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { HOUR_MS } from '../../platform/durations';
import { readSnapshot } from '../../platform/http/snapshots-repository';
import type { Actor } from '../../platform/security/tokens';
import { listGates, readRules } from '../gates/gates-repository';
import { isOpen } from '../gates/gates-service';
import { BoardFeed } from './board-feed';
import { countBoard, type BoardCounts } from './board-repository';
import type { DoorBoard } from './board-schemas';

/** When callers should ask again while too many are waiting. */
const ASK_AGAIN_MS = 700;

type Board = Omit<DoorBoard, 'capacity' | 'ask_again_ms'>;

/** How an event's door is doing, as its team watches it (decision 0102). */
export class BoardService {
  private readonly feed: BoardFeed<Board>;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {
    this.feed = new BoardFeed({
      read: (eventId) => this.count(eventId),
      snapshot: () => readSnapshot(db),
    });
  }

  /**
   * The board, once it differs from the one the caller has seen, or the wait is over. The right to see it is checked again
   * after the wait.
   *
   * @throws NotFoundError, ForbiddenError, ApiError 403 as `managedEvent` does.
   */
  async show(
    actor: Actor,
    eventId: number,
    seen: string | undefined,
    signal: AbortSignal,
  ): Promise<DoorBoard> {
    const before = await managedEvent(this.db, actor, eventId, 'gates');
    const board = await this.feed.read(eventId);
    if (seen !== board.version) return { ...board, capacity: before.capacity, ask_again_ms: 0 };
    if (!this.feed.hasRoom(actor.id)) {
      return { ...board, capacity: before.capacity, ask_again_ms: ASK_AGAIN_MS };
    }
    const next = await this.feed.next(eventId, { seen, userId: actor.id, signal });
    const { capacity } = await managedEvent(this.db, actor, eventId, 'gates');
    return { ...(next ?? board), capacity, ask_again_ms: 0 };
  }

  /** Answers everybody who waits. */
  stop(): void {
    this.feed.stop();
  }

  private async count(eventId: number): Promise<Board> {
    const now = this.now();
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    const [counts, rules, gates] = await Promise.all([
      countBoard(this.db, eventId, hourAgo),
      readRules(this.db, eventId),
      listGates(this.db, eventId),
    ]);
    const content = {
      sold: counts.sold,
      checked_in: counts.checked_in,
      inside: insideBy(counts),
      alarm_at: rules.alarm_at,
      open_conflicts: counts.open_conflicts,
      gates: gates
        .filter((gate) => isOpen(gate) || counts.gates.some(({ gate_id: id }) => id === gate.id))
        .map(({ id, name }) => ({ id, name, ...passedAt(counts, id) })),
      elsewhere: elsewhere(counts),
      minutes: counts.minutes.map(({ minute, ...passed }) => ({
        minute: new Date(minute).toISOString(),
        ...passed,
      })),
    };
    const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    return { version, at: now.toISOString(), ...content };
  }
}

/** Everybody who came in or came back, less everybody who left. */
function insideBy({ checked_in: checkedIn, gates }: BoardCounts): number {
  return gates.reduce((inside, { returned, left }) => inside + returned - left, checkedIn);
}

function passedAt({ gates }: BoardCounts, id: number | null) {
  const passed = gates.find(({ gate_id: each }) => each === id);
  return {
    entered: passed?.entered ?? 0,
    left: passed?.left ?? 0,
    last_at: passed ? new Date(passed.last).toISOString() : null,
  };
}

/** Movements without a gate: scans that name none, and check-ins by hand, which no scan records. */
function elsewhere(counts: BoardCounts) {
  const scanned = counts.gates.reduce((sum, { entered, returned }) => sum + entered - returned, 0);
  const passed = passedAt(counts, null);
  return { ...passed, entered: passed.entered + counts.checked_in - scanned };
}
