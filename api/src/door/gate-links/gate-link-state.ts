import { LATE_SCANS_MS } from '../../platform/limits';
import type { GateDevice, GateLinkRow } from './gate-links-repository';

/** A link's state from the point of view of the device that opens it. */
export type GateState =
  /** It doesn't open yet. */
  | 'early'
  /** No device has it. */
  | 'ready'
  /** This device has it. */
  | 'started'
  /** Another device has it. */
  | 'taken'
  /** This device had it, until it was moved. */
  | 'moved'
  | 'revoked'
  | 'ended'
  | 'event_cancelled';

/** A link with its devices, one of which may be the caller's. */
export interface GateVisit {
  link: GateLinkRow;
  devices: GateDevice[];
  device: GateDevice | undefined;
}

export function stateOf({ link, devices, device }: GateVisit, now: Date): GateState {
  if (link.event_status === 'CANCELLED') return 'event_cancelled';
  if (link.revoked_at) return 'revoked';
  if (link.ends_at <= now) return 'ended';
  if (device?.ended_at) return 'moved';
  if (link.starts_at > now) return 'early';
  if (device) return 'started';
  return devices.some(({ ended_at: endedAt }) => endedAt === null) ? 'taken' : 'ready';
}

/** When a link ends, or has ended, for one of its devices. */
export function endOf(link: GateLinkRow, device: GateDevice): Date {
  const ends = [link.ends_at, link.revoked_at, device.ended_at].filter((end) => end !== null);
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** Whether scans that a device made before its end are still accepted. */
export const isStillAccepted = (end: Date, now: Date) =>
  now.getTime() < end.getTime() + LATE_SCANS_MS;
