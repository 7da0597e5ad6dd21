import type { DoorBoard } from '../../../../api/gatesApi';
import { MINUTE_MS } from '../../../../time/durations';

export interface Minute {
  /** Its start, in milliseconds since 1970. */
  at: number;
  entered: number;
  left: number;
}

/** The last minutes up to when the board was counted, those without anybody too. */
export function lastMinutes({ at, minutes }: DoorBoard, length: number): Minute[] {
  const latest = Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS;
  const known = new Map(minutes.map((each) => [Date.parse(each.minute), each]));
  return Array.from({ length }, (_, index) => {
    const start = latest - (length - 1 - index) * MINUTE_MS;
    const passed = known.get(start);
    return { at: start, entered: passed?.entered ?? 0, left: passed?.left ?? 0 };
  });
}
