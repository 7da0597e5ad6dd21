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
 * What a form writes to an event's attendees, on this device until it is sent; an empty form keeps nothing. Another tab may write to
 * them too, and what is kept is the newer of the two: so each form has its own text and key, and never the key of another's text.
 */
export function openDraft(eventId: number) {
  const restored = readDraft(eventId);
  let draft = restored;
  let ownKey = readKey(eventId);
  return {
    /** What the member was writing before; empty if nothing. */
    restored,
    keep: (values: Draft): void => {
      draft = values;
      if (isEmpty(draft)) ownKey = undefined;
      keep(eventId, { ...draft, key: ownKey });
    },
    hasText: () => !isEmpty(draft),
    /**
     * Takes the text along to another event. False if it stays, as that event has a text of its own, or as this one may have been sent to
     * those it was written to.
     */
    moveTo: (otherId: number): boolean => {
      if (isEmpty(draft)) return true;
      if (ownKey || !isEmpty(readDraft(otherId))) return false;
      keep(otherId, draft);
      draft = empty;
      keep(eventId, draft);
      return true;
    },
    /** What the draft was sent with, if what became of it isn't known. */
    key: {
      read: () => ownKey,
      /** Undefined removes it. */
      keep: (key: string | undefined): void => {
        const isKept = readKey(eventId) === ownKey;
        ownKey = key;
        if (key) keep(eventId, { ...draft, key });
        // The form may be gone by then, and what was written since stays.
        else if (isKept) keep(eventId, readDraft(eventId));
      },
    },
  };
}

export type OpenDraft = ReturnType<typeof openDraft>;
