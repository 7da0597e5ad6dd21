import { memberDrafts } from '@nzuko/shared-auth';

import type { Draft } from '../../../api/messagesApi';
import { announcementSchema } from './announcementSchema';

const nameOf = (eventId: number) => `announcement_${eventId}`;

const empty: Draft = announcementSchema.getDefault();

const isEmpty = ({ subject, message }: Draft) => subject === '' && message === '';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function readKept(eventId: number): Partial<Record<keyof Draft | 'key', unknown>> {
  try {
    return Object(JSON.parse(memberDrafts.get(nameOf(eventId)) ?? 'null')) as object;
  } catch {
    return empty;
  }
}

/** What the member was writing to an event's attendees on this device; empty if nothing. */
export function readDraft(eventId: number): Draft {
  const { subject, message } = readKept(eventId);
  return { subject: textOf(subject), message: textOf(message) };
}

/** The key that the draft was sent with, if what became of it isn't known. */
export const readKey = (eventId: number): string | undefined =>
  textOf(readKept(eventId).key) || undefined;

const keep = (eventId: number, kept: Draft & { key?: string }): void =>
  memberDrafts.set(nameOf(eventId), isEmpty(kept) ? null : JSON.stringify(kept));

/** Keeps what is being written until it is sent; an empty form keeps nothing. */
export const keepDraft = (eventId: number, draft: Draft): void =>
  keep(eventId, { ...draft, key: readKey(eventId) });

/** Keeps the key with the draft; undefined removes it. */
export const keepKey = (eventId: number, key: string | undefined): void =>
  keep(eventId, { ...readDraft(eventId), key });
