import { Type, type Static } from 'typebox';
import { LIMITS } from '../../limits';
import { idParams, named, nullable, ref, rowId, timestamp } from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';

export const AnnouncementPayload = Type.Object(
  {
    subject: Type.String({
      description: `${LIMITS.announcementSubject.min} to ${LIMITS.announcementSubject.max} characters.`,
    }),
    message: Type.String({
      description: `Plain text, ${LIMITS.announcementText.min} to ${LIMITS.announcementText.max} characters.`,
    }),
  },
  { additionalProperties: false },
);
export type AnnouncementPayload = Static<typeof AnnouncementPayload>;

export const Announcement = named(
  'Announcement',
  Type.Object({
    id: rowId(),
    event: Type.Object({ id: rowId(), title: Type.String() }),
    author: Type.String({ description: 'The name of who wrote it.' }),
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
    count: Type.Integer({ description: 'Of all pages together.' }),
    unread_count: Type.Integer({ description: 'Of all pages together.' }),
    next: nullable(Type.String({ description: 'The next page’s path on this server.' })),
    previous: nullable(Type.String({ description: 'The previous page’s path on this server.' })),
    results: Type.Array(ref(Announcement)),
  }),
);
export type AnnouncementPage = Static<typeof AnnouncementPage>;

export const SentAnnouncement = named(
  'SentAnnouncement',
  Type.Object({
    id: rowId(),
    event: Type.Object({ id: rowId(), title: Type.String() }),
    author: Type.String({ description: 'The name of who wrote it.' }),
    subject: Type.String(),
    message: Type.String(),
    created_at: timestamp(),
    mailed: Type.Integer({ description: 'To how many people it was mailed.' }),
    read: Type.Integer({ description: 'How many have read it here.' }),
  }),
);
export type SentAnnouncement = Static<typeof SentAnnouncement>;

export const SentAnnouncementPage = named(
  'SentAnnouncementPage',
  Type.Object({
    count: Type.Integer({ description: 'Of all pages together.' }),
    next: nullable(Type.String({ description: 'The next page’s path on this server.' })),
    previous: nullable(Type.String({ description: 'The previous page’s path on this server.' })),
    results: Type.Array(ref(SentAnnouncement)),
  }),
);
export type SentAnnouncementPage = Static<typeof SentAnnouncementPage>;

export const PageQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize.max })),
  },
  { additionalProperties: false },
);
export type PageQuery = Static<typeof PageQuery>;

const tags = ['announcements'];
const security = [{ bearer: [] }];

export const announceSchema = {
  tags,
  security,
  summary: 'Write to the attendees of one of my events',
  description: 'They read it in their messages, and get it by mail.',
  params: idParams,
  body: AnnouncementPayload,
  response: { 201: ref(SentAnnouncement), ...errorAnswers(400, 401, 403, 404, 409, 429) },
};

export const sentAnnouncementsSchema = {
  tags,
  security,
  summary: 'What was written to the attendees of one of my events, newest first',
  params: idParams,
  response: { 200: Type.Array(ref(SentAnnouncement)), ...errorAnswers(401, 403, 404) },
};

export const recipientsSchema = {
  tags,
  security,
  summary: 'How many people an announcement of one of my events would be mailed to',
  params: idParams,
  response: {
    200: Type.Object({ count: Type.Integer({ description: 'Each address once.' }) }),
    ...errorAnswers(401, 403, 404),
  },
};

export const allSentAnnouncementsSchema = {
  tags,
  security,
  summary: 'What was written to the attendees of my events, newest first',
  description: 'An administrator gets those of all events.',
  querystring: PageQuery,
  response: { 200: ref(SentAnnouncementPage), ...errorAnswers(400, 401, 403) },
};

export const announcementsSchema = {
  tags,
  security,
  summary: 'What organizers wrote to me, newest first',
  querystring: PageQuery,
  response: { 200: ref(AnnouncementPage), ...errorAnswers(400, 401) },
};

export const readAnnouncementSchema = {
  tags,
  security,
  summary: 'Mark an announcement as read',
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 404) },
};

export const readAllSchema = {
  tags,
  security,
  summary: 'Mark all announcements as read',
  response: { 204: Type.Null(), ...errorAnswers(401) },
};
