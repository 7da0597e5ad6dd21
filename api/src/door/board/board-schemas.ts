import { Type, type Static } from 'typebox';
import {
  idParams,
  named,
  nullable,
  ref,
  rowId,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

const count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description && { description }) });
const passed = {
  entered: count('Who came in here, those who came back included.'),
  left: count(),
  last_at: nullable(timestamp('The latest scan that let somebody in or out.')),
};

export const DoorBoard = named(
  'DoorBoard',
  Type.Object({
    version: Type.String({
      description: 'Names this state: send it as `seen` to wait for the next.',
    }),
    at: timestamp('When it was counted.'),
    ask_again_ms: count('How long to wait before asking again.'),
    capacity: count(),
    sold: count('Valid tickets.'),
    checked_in: count('Tickets that have been checked in, however often they came and went.'),
    inside: count(),
    alarm_at: nullable(Type.Integer({ description: 'How many people inside raise the alarm.' })),
    open_conflicts: count('Conflicts that nobody has handled.'),
    gates: Type.Array(Type.Object({ id: rowId(), name: Type.String(), ...passed }), {
      description: 'Those that are open, and those that somebody has passed.',
    }),
    elsewhere: Type.Object(passed, {
      description: 'Who was checked in at no gate: by hand, or by a scanner that named none.',
    }),
    minutes: Type.Array(Type.Object({ minute: timestamp(), entered: count(), left: count() }), {
      description: 'The last hour, without minutes in which nobody passed.',
    }),
  }),
);
export type DoorBoard = Static<typeof DoorBoard>;

export const doorBoardSchema = {
  tags: ['door'],
  security: [{ bearer: [] }],
  operationId: 'getDoorBoard',
  summary: 'How many are in, by gate and minute',
  description:
    'With `seen`, the answer waits for a change, for at most ten seconds: asked again and again, it is never a second old. ' +
    'While too many wait, it comes at once and says when to ask again.',
  params: idParams,
  querystring: Type.Object({
    seen: Type.Optional(Type.String({ maxLength: 64, description: 'The version that is shown.' })),
  }),
  response: { 200: ref(DoorBoard), ...errorAnswers(400, 401, 403, 404) },
};
