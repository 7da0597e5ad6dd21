import { Type, type Static } from 'typebox';
import { TICKET_STATUSES, TICKET_TYPES } from '../../platform/limits';
import {
  linkParams,
  messageAnswer,
  named,
  nullable,
  ref,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { noSecurity } from '../../platform/schemas/security';

export const HolderData = named(
  'HolderData',
  Type.Object(
    {
      exported_at: timestamp(),
      name: Type.String(),
      email: Type.String(),
      phone: nullable(Type.String({ description: 'Given at the door.' })),
      event_title: Type.String(),
      ticket_number: Type.String(),
      ticket_type: textEnum(TICKET_TYPES),
      status: textEnum(TICKET_STATUSES),
      photo: nullable(Type.String({ description: 'Path on this server.' })),
      booked_at: timestamp(),
      checked_in_at: nullable(timestamp()),
      mails: Type.Array(
        Type.Object({
          kind: Type.String(),
          created_at: timestamp(),
          sent_at: nullable(timestamp()),
        }),
        { description: 'Emails to the holder with this ticket’s link.' },
      ),
    },
    { description: 'The data stored about the person named on a ticket.' },
  ),
);
export type HolderData = Static<typeof HolderData>;

const tags = ['tickets'];

export const holderDataSchema = {
  tags,
  security: noSecurity,
  operationId: 'getHolderData',
  summary: 'Download what is stored about the person named on a ticket',
  params: linkParams,
  response: { 200: ref(HolderData), ...errorAnswers(404, 409, 410, 429) },
};

export const removeHolderSchema = {
  tags,
  security: noSecurity,
  operationId: 'removeHolder',
  summary: 'Remove the name, address and photo of the person named on a ticket',
  description:
    'The phone number that they gave at the door goes, too. The ticket and its link stay valid; the ticket’s owner is told. Safe to repeat.',
  params: linkParams,
  response: {
    200: messageAnswer,
    ...errorAnswers(404, 410, 429),
  },
};
