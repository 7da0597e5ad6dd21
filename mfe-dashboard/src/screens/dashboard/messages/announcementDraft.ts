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

function readDraft(eventId: number): Draft {
  const { subject, message } = readKept(eventId);
  return { subject: textOf(subject), message: textOf(message) };
}

const readKey = (eventId: number): string | undefined => textOf(readKept(eventId).key) || undefined;

const keep = (eventId: number, kept: Draft & { key?: string }): void =>
  memberDrafts.set(nameOf(eventId), isEmpty(kept) ? null : JSON.stringify(kept));

/**
 * A form's message to an event's attendees, kept on this device until it is sent; an empty form keeps nothing. Another tab may
 * be writing to them too, and only the newer draft is kept: so each form has its own text and key, never those of another form.
 */
export function openDraft(eventId: number) {
  const restored = readDraft(eventId);
  let draft = restored;
  let ownKey = readKey(eventId);
  return {
    /** The draft from before; empty if there was none. */
    restored,
    keep: (values: Draft): void => {
      draft = values;
      if (isEmpty(draft)) ownKey = undefined;
      keep(eventId, { ...draft, key: ownKey });
    },
    hasText: () => !isEmpty(draft),
    /**
     * Moves the text to another event. False if it stays, because that event has its own draft or because this one may already
     * have been sent to its attendees.
     */
    moveTo: (otherId: number): boolean => {
      if (isEmpty(draft)) return true;
      if (ownKey || !isEmpty(readDraft(otherId))) return false;
      keep(otherId, draft);
      draft = empty;
      keep(eventId, draft);
      return true;
    },
    /** The key the draft was sent with, while the outcome is unknown. */
    key: {
      read: () => ownKey,
      /** Undefined removes it. */
      keep: (key: string | undefined): void => {
        const isKept = readKey(eventId) === ownKey;
        ownKey = key;
        if (key) keep(eventId, { ...draft, key });
        // The form may be gone by then; text written since stays.
        else if (isKept) keep(eventId, readDraft(eventId));
      },
    },
  };
}

export type OpenDraft = ReturnType<typeof openDraft>;
