import { memberDrafts } from '@nzuko/shared-auth';

import type { Draft } from '../../../api/messagesApi';
import { announcementSchema } from './announcementSchema';

const keyOf = (eventId: number) => `announcement_${eventId}`;

const empty: Draft = announcementSchema.getDefault();

const isEmpty = ({ subject, message }: Draft) => subject === '' && message === '';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the member was writing to an event's attendees on this device; empty if nothing. */
export function readDraft(eventId: number): Draft {
  try {
    const kept: unknown = JSON.parse(memberDrafts.get(keyOf(eventId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return empty;
    const { subject, message } = kept as Partial<Record<keyof Draft, unknown>>;
    return { subject: textOf(subject), message: textOf(message) };
  } catch {
    return empty;
  }
}

/** Keeps what is being written until it is sent; an empty form keeps nothing. */
export const keepDraft = (eventId: number, draft: Draft): void =>
  memberDrafts.set(keyOf(eventId), isEmpty(draft) ? null : JSON.stringify(draft));
