import { Type, type Static } from 'typebox';
import { idempotencyHeader } from '../../platform/http/idempotency';
import { LIMITS } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  named,
  pageFields,
  pageOf,
  pageParams,
  ref,
  rowId,
  SINGLE_LINE,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const AnnouncementPayload = named(
  'AnnouncementPayload',
  Type.Object(
    {
      subject: Type.String({ ...SINGLE_LINE, ...checkedByService(LIMITS.announcementSubject) }),
      message: Type.String({
        ...checkedByService(LIMITS.announcementText),
        description: 'Plain text.',
      }),
    },
    { additionalProperties: false },
  ),
);
export type AnnouncementPayload = Static<typeof AnnouncementPayload>;

export const Announcement = named(
  'Announcement',
  Type.Object({
    id: rowId(),
    event: Type.Object({ id: rowId(), title: Type.String() }),
    author: Type.String({ description: 'The author’s name.' }),
    subject: Type.String(),
    message: Type.String({ description: 'Plain text.' }),
    created_at: timestamp(),
    is_read: Type.Boolean(),
  }),
);
export type Announcement = Static<typeof Announcement>;

export const AnnouncementPage = named(
  'AnnouncementPage',
  Type.Object({
    ...pageFields(),
    unread_count: Type.Integer({ description: 'Total over all pages.' }),
    results: Type.Array(ref(Announcement)),
  }),
);
export type AnnouncementPage = Static<typeof AnnouncementPage>;

export const SentAnnouncement = named(
  'SentAnnouncement',
  Type.Object({
    id: rowId(),
    event: Type.Object({ id: rowId(), title: Type.String() }),
    author: Type.String({ description: 'The author’s name.' }),
    subject: Type.String(),
    message: Type.String(),
    created_at: timestamp(),
    mailed: Type.Integer({ description: 'How many people it was emailed to.' }),
    waiting: Type.Integer({ description: 'How many of these emails are still to be sent.' }),
    failed: Type.Integer({
      description:
        'How many of these emails could not be delivered, as far as we know; an administrator can send them again.',
    }),
    read: Type.Integer({ description: 'How many people have read it on the site.' }),
  }),
);
export type SentAnnouncement = Static<typeof SentAnnouncement>;

export const SentAnnouncementPage = named('SentAnnouncementPage', pageOf(SentAnnouncement));
export type SentAnnouncementPage = Static<typeof SentAnnouncementPage>;

export const PageQuery = Type.Object(
  {
    ...pageParams,
  },
  { additionalProperties: false },
);
export type PageQuery = Static<typeof PageQuery>;

const tags = ['announcements'];
const security = [{ bearer: [] }];

export const announceSchema = {
  tags,
  security,
  operationId: 'createAnnouncement',
  summary: 'Send an announcement to the attendees of one of my events',
  description:
    'They see it in Messages and get it by email. Conflicts: `event_is_draft`, `event_cancelled`.',
  params: idParams,
  headers: idempotencyHeader,
  body: ref(AnnouncementPayload),
  response: { 201: ref(SentAnnouncement), ...errorAnswers(400, 401, 403, 404, 409, 422, 429) },
};

export const sentAnnouncementsSchema = {
  tags,
  security,
  operationId: 'listEventAnnouncements',
  summary: 'List the announcements sent to attendees of one of my events, newest first',
  params: idParams,
  response: { 200: Type.Array(ref(SentAnnouncement)), ...errorAnswers(401, 403, 404) },
};

export const recipientsSchema = {
  tags,
  security,
  operationId: 'countAnnouncementRecipients',
  summary: 'Count the people that an announcement for one of my events would be emailed to',
  params: idParams,
  response: {
    200: Type.Object({ count: Type.Integer({ description: 'Each address counts once.' }) }),
    ...errorAnswers(401, 403, 404),
  },
};

export const allSentAnnouncementsSchema = {
  tags,
  security,
  operationId: 'listSentAnnouncements',
  summary: 'List the announcements sent to attendees of my team’s events, newest first',
  querystring: PageQuery,
  response: { 200: ref(SentAnnouncementPage), ...errorAnswers(400, 401, 403) },
};

export const announcementsSchema = {
  tags,
  security,
  operationId: 'listAnnouncements',
  summary: 'List the announcements I received, newest first',
  querystring: PageQuery,
  response: { 200: ref(AnnouncementPage), ...errorAnswers(400, 401) },
};

export const readAnnouncementSchema = {
  tags,
  security,
  operationId: 'markAnnouncementRead',
  summary: 'Mark an announcement as read',
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 404) },
};

export const readAllSchema = {
  tags,
  security,
  operationId: 'markAllAnnouncementsRead',
  summary: 'Mark all announcements as read',
  response: { 204: Type.Null(), ...errorAnswers(401) },
};
