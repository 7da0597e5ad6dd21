/**
 * Work on one row; a job only carries its id. Named here, below all rooms, so that a room can queue a higher one's work.
 */
export type RowTaskName =
  | 'send_mail'
  | 'remove_picture'
  | 'handle_delivery'
  | 'check_payment'
  | 'recheck_payment'
  | 'expire_hold'
  | 'remind_of_hold'
  | 'move_refund'
  | 'move_payout'
  | 'end_orders_of_event'
  | 'end_order';

/** Work that many rows need at once comes after the rest, which has 0. */
export const PRIORITIES: Readonly<Partial<Record<RowTaskName, number>>> = {
  end_order: 10,
  remove_picture: 10,
  recheck_payment: 20,
};

/** A row to work on. */
export interface Subject {
  id: number;
  /** Jobs with a smaller number run first; by default that of its task. */
  priority?: number;
}

/** Which of a process's workers run a task: a mail server that hangs must not hold up payments. */
export type Lane = 'mail' | 'sales';

export interface RowTask {
  /** `sales` by default. */
  lane?: Lane;
  /**
   * Does the work, or nothing if it has been done. It may run twice, even at once, when its process or its connection to the
   * database is lost, so it leases or locks its row.
   *
   * @param signal aborted when the process can't wait any longer.
   * @throws to have the job run again later; after ten tries it is dead.
   */
  run(id: number, signal: AbortSignal): Promise<unknown>;
  /** Rows whose time has come and that have no job yet (`hasNoJob`), the most overdue first. */
  due?(limit: number): Promise<Subject[]>;
}

/** Work at set times, in one process at a time. */
interface TimedTask {
  /** A cron pattern (minute, hour, day, month, weekday), in UTC. */
  every: string;
  run(): Promise<unknown>;
}

/** A room's tasks, by name. */
export type Tasks = Readonly<Record<string, RowTask | TimedTask>>;

export const isTimed = (task: RowTask | TimedTask): task is TimedTask => 'every' in task;
