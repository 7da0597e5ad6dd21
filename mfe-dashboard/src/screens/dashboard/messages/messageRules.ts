import type { Draft } from '../../../api/messagesApi';
import { MESSAGE_MAX_CHARACTERS, SUBJECT_MAX_CHARACTERS } from '../../../constants';

function problemOf(text: string, label: string, max: number): string | undefined {
  if (text === '') return `${label} is required`;
  return text.length > max ? `${label} must be at most ${max} characters` : undefined;
}

/** What is wrong with an announcement, field by field; the server's own sentences. */
export function draftErrors({ subject, message }: Draft): Partial<Draft> {
  const found = {
    subject: problemOf(subject.trim(), 'Subject', SUBJECT_MAX_CHARACTERS),
    message: problemOf(message.trim(), 'Message', MESSAGE_MAX_CHARACTERS),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** "1 person", "1,200 people". */
export const peopleText = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-NG')} people`;
