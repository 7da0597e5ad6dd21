import { optionalEmailRule } from '@nzuko/shared-auth/form-rules';
import { array, boolean, object, string, type InferType } from 'yup';

import type { Place, TeamRole } from '../../../api/teamsApi';

const NO_EVENT = 'Choose at least one event';

const place = {
  role: string<TeamRole>()
    .oneOf(['OWNER', 'MANAGER', 'FINANCE', 'DOOR'] as const, 'Choose a role')
    .default('MANAGER')
    .required('Choose a role'),
  all_events: boolean().default(true).required(),
  event_ids: array(string().required())
    .default([])
    .when(['all_events', 'role'], ([all, role]: unknown[], schema) =>
      all === true || role === 'OWNER' ? schema : schema.min(1, NO_EVENT),
    ),
};

/** A member’s role and events. */
export const placeSchema = object(place);

export type PlaceValues = InferType<typeof placeSchema>;

/** An invitation: somebody’s address, role and events. */
export const invitationSchema = object({
  email: optionalEmailRule().default('').required('Email is required'),
  ...place,
});

/** As the API takes it: owners have all events. */
export const placeOf = ({ role, all_events: all, event_ids: ids }: PlaceValues): Place => ({
  role,
  event_ids: all || role === 'OWNER' ? null : ids.map(Number),
});
