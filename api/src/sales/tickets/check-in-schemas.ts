import { Type, type Static } from 'typebox';
import { TICKET_TYPES } from '../../platform/limits';
import { named, ref, rowId, textEnum, timestamp } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const CheckInPayload = named(
  'CheckInPayload',
  Type.Object(
    {
      ticket_number: Type.String({
        minLength: 1,
        maxLength: 160,
        description: 'The ticket number, or the full text of the QR code.',
      }),
      event_id: Type.Optional(
        rowId('The event at this door; tickets for other events are refused.'),
      ),
    },
    { additionalProperties: false },
  ),
);
export type CheckInPayload = Static<typeof CheckInPayload>;

export const CheckInResult = named(
  'CheckInResult',
  Type.Object({
    detail: Type.String({ description: 'The message to show at the door.' }),
    already_checked_in: Type.Boolean({ description: 'True from the second scan onwards.' }),
    event_id: rowId(),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    name: Type.String(),
    checked_in: Type.Boolean(),
    checked_in_time: timestamp('When it was first scanned.'),
  }),
);
export type CheckInResult = Static<typeof CheckInResult>;

export const UndoCheckInResult = named(
  'UndoCheckInResult',
  Type.Object({
    detail: Type.String({ description: 'The message to show at the door.' }),
    event_id: rowId(),
    ticket_number: Type.String(),
    name: Type.String(),
    checked_in: Type.Boolean(),
  }),
);
export type UndoCheckInResult = Static<typeof UndoCheckInResult>;

const tags = ['tickets'];
const security = [{ bearer: [] }];

export const checkInSchema = {
  tags,
  security,
  operationId: 'checkInTicket',
  summary: 'Check an attendee in',
  body: ref(CheckInPayload),
  response: { 200: ref(CheckInResult), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const undoCheckInSchema = {
  tags,
  security,
  operationId: 'undoCheckIn',
  summary: 'Undo a check-in',
  body: ref(CheckInPayload),
  response: { 200: ref(UndoCheckInResult), ...errorAnswers(400, 401, 403, 404, 409) },
};
