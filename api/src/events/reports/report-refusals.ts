import { ConflictError } from '../../platform/http/errors';
import { inLagos } from '../../platform/timezones';
import type { CaseRow } from './cases-repository';

export const ownEvent = (isOrganizer: boolean) =>
  new ConflictError(
    'own_event',
    isOrganizer
      ? 'This is your own event. If something about it is wrong, you can edit or cancel it.'
      : 'You’re in the team that runs this event, so you can’t report it. Talk to its owner, or write to us.',
  );

export const enoughReports = () =>
  new ConflictError(
    'enough_reports',
    'So many people have reported this event that we can’t take any more reports of it. We’re looking into it.',
  );

const DID = {
  DISMISSED: 'dismissed these reports already',
  SUSPENDED: 'suspended this event already',
};

/** Says who was first, when, and why. */
export function alreadyHandled({ handler, handled_at: at, outcome, note }: CaseRow): ConflictError {
  const what = outcome ? DID[outcome] : 'handled these reports already';
  const when = at ? `, on ${inLagos(at)}` : '';
  return new ConflictError('already_handled', `${handler} ${what}${when}${note && `: ${note}`}`);
}
