import { contactLimits } from '@nzuko/contract';

import type { ContactTopic } from '../../api/contactApi';

const labels: Record<ContactTopic, string> = {
  question: 'A question',
  problem: 'A problem with the site',
  refund: 'A payment or refund',
  demo: 'A demo',
  enterprise: 'The Enterprise plan',
  privacy: 'My personal data',
  other: 'Something else',
};

/** A message's topics, for the form's select. */
export const topicOptions = contactLimits.topic.enum.map((value) => ({
  value,
  label: labels[value],
}));

/** The topic named in the link, by default a question. */
export const topicIn = (query: URLSearchParams): ContactTopic =>
  contactLimits.topic.enum.find((topic) => topic === query.get('topic')) ?? 'question';
