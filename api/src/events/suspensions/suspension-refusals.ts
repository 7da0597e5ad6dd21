import { ConflictError } from '../../platform/http/errors';
import { inLagos } from '../../platform/timezones';
import type { SuspensionRow } from './suspensions-repository';

export const alreadySuspended = ({ suspender, suspended_at, reason }: SuspensionRow) =>
  new ConflictError(
    'already_suspended',
    `${suspender} suspended this already, on ${inLagos(suspended_at)}: ${reason}`,
  );

export const alreadyLifted = ({ lifter, lifted_at, lift_reason }: SuspensionRow) =>
  new ConflictError(
    'already_lifted',
    lifted_at
      ? `${lifter} lifted this suspension already, on ${inLagos(lifted_at)}: ${lift_reason}`
      : 'This suspension has been lifted already.',
  );

export const notOneself = () =>
  new ConflictError('own_account', 'You can’t suspend your own account.');

/** Another administrator may have suspended them a moment ago. */
export const suspendedOneself = () =>
  new ConflictError('you_are_suspended', 'Your own account has just been suspended.');
