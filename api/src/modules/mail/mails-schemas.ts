import { Type, type Static } from 'typebox';
import { LIMITS } from '../../limits';
import {
  idParams,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { MAIL_STATES } from './mail-repository';

export const MailsQuery = Type.Object(
  {
    state: Type.Optional(textEnum(MAIL_STATES)),
    recipient: Type.Optional(
      Type.String({ maxLength: LIMITS.email.max, description: 'The whole address, in any case.' }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize.max })),
  },
  { additionalProperties: false },
);
export type MailsQuery = Static<typeof MailsQuery>;

export const OutgoingMail = named(
  'OutgoingMail',
  Type.Object({
    id: rowId(),
    kind: Type.String({ description: 'Such as `ticket`, `refund` or `announcement`.' }),
    recipient: Type.String(),
    subject: Type.String(),
    state: textEnum(MAIL_STATES, {
      description:
        'QUEUED is tried again and again, later and later; FAILED has been given up until it is resent.',
    }),
    attempts: Type.Integer(),
    next_attempt_at: nullable(timestamp('Null unless QUEUED.')),
    problem: nullable(Type.String({ description: 'Why the last try failed; null once sent.' })),
    created_at: timestamp(),
    sent_at: nullable(timestamp()),
  }),
);
export type OutgoingMail = Static<typeof OutgoingMail>;

export const OutgoingMailPage = named(
  'OutgoingMailPage',
  Type.Object({
    count: Type.Integer({ description: 'Of all pages together.' }),
    next: nullable(Type.String({ description: 'The next page’s path on this server.' })),
    previous: nullable(Type.String({ description: 'The previous page’s path on this server.' })),
    results: Type.Array(ref(OutgoingMail)),
  }),
);
export type OutgoingMailPage = Static<typeof OutgoingMailPage>;

const tags = ['mails'];
const security = [{ bearer: [] }];

export const mailsSchema = {
  tags,
  security,
  summary: 'Mails and what became of them, newest first, for administrators',
  querystring: MailsQuery,
  response: { 200: ref(OutgoingMailPage), ...errorAnswers(400, 401, 403) },
};

export const resendMailSchema = {
  tags,
  security,
  summary: 'Send a mail again',
  description:
    'One that has not been delivered is tried at once, with all its tries before it; of a delivered one a copy is ' +
    'queued, which is answered. Conflict: `link_spent` for a password reset that was delivered.',
  params: idParams,
  response: { 200: ref(OutgoingMail), ...errorAnswers(401, 403, 404, 409) },
};
