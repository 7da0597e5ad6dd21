import type { ContactMail, ContactReceivedMail } from '../../platform/outbox/mail-content';
import type { ContactTopic } from '../../platform/limits';
import { paragraphsOf, type MailBody } from '../mail-layout';

const WORDS: Record<ContactTopic, string> = {
  question: 'a question',
  problem: 'a problem',
  refund: 'a refund',
  demo: 'a demo',
  enterprise: 'the Enterprise plan',
  privacy: 'personal data',
  other: 'something else',
};

/** A visitor's message, which is answered by replying to it. */
export function contactBody({ name, email, topic, message }: ContactMail): MailBody {
  return {
    subject: `Message about ${WORDS[topic]} from ${name}`,
    heading: `A message about ${WORDS[topic]}`,
    paragraphs: paragraphsOf(message),
    facts: [['From', name]],
    // As a link, the address can be copied: in the text it would have a zero-width space in it.
    link: { label: `Reply to ${email}`, url: `mailto:${encodeURIComponent(email)}` },
    replyTo: email,
    isPersonal: true,
  };
}

/** Tells the sender that it has arrived. */
export function contactReceivedBody(
  { topic, contactEmail }: ContactReceivedMail,
  publicUrl: string,
): MailBody {
  return {
    subject: 'We’ve got your message',
    heading: 'Thank you for writing to us',
    paragraphs: [
      `Your message about ${WORDS[topic]} has arrived. Somebody will read it and answer to this address. If you’d like to add something, reply to this email.`,
      'If it wasn’t you who wrote to us, ignore this email: somebody has entered your address by mistake.',
    ],
    link: { label: 'Open Nzuko', url: publicUrl },
    replyTo: contactEmail,
  };
}
