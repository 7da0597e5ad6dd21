import { ApiError, ConflictError, GoneError, notFound } from '../../platform/http/errors';
import { formatInZone } from '../../platform/timezones';
import type { GateState } from './gate-link-state';
import type { GateLinkRow } from './gate-links-repository';

/** Answers unknown tokens, and a link's credentials everywhere but at the gate. */
export const notAtGate = (sentence = 'This link doesn’t work. Ask the organizer for a new one.') =>
  new ApiError(401, 'gate_link_unknown', sentence, { 'www-authenticate': 'Gate' });

export const noSuchLink = () => notFound('link');

export const linkIsOver = () => new ConflictError('gate_link_over', 'This link has ended already.');

/** Why a link doesn't let its device in, by its state. */
export function gateRefusal(state: Exclude<GateState, 'started'>, link: GateLinkRow): ApiError {
  const { title, timezone, starts_at: opens, ends_at: ends } = link;
  switch (state) {
    case 'early':
      return new ApiError(
        403,
        'gate_link_early',
        `This link opens on ${formatInZone(opens, timezone)}.`,
      );
    case 'ready':
      return new ApiError(403, 'gate_link_not_started', 'Press Start first.');
    case 'taken':
      return new ConflictError(
        'gate_link_taken',
        'This link is in use on another device. Ask the organizer to move it to this one.',
      );
    case 'moved':
      return new GoneError(
        'gate_link_moved',
        'The organizer has moved this link to another device.',
      );
    case 'revoked':
      return new GoneError('gate_link_revoked', 'The organizer has ended this link.');
    case 'ended':
      return new GoneError(
        'gate_link_ended',
        `This link ended on ${formatInZone(ends, timezone)}.`,
      );
    case 'event_cancelled':
      return new GoneError('event_cancelled', `${title} has been cancelled.`);
  }
}
