import type { FastifyContextConfig } from 'fastify';
import { EVENT_TIMES, noTimeSentence } from '../platform/eventTimes';
import { FIELD_MESSAGES } from '../platform/fieldMessages';

/** How an event's form data is parsed, and the spec's messages for schema errors. */
export const EVENT_FORM: FastifyContextConfig = {
  form: {
    file: 'banner_image',
    integers: ['max_attendees', 'pay_later_hours', 'refund_until_hours'],
    json: ['ticket_types'],
    emptyIsAbsent: true,
    emptyIsNull: ['max_attendees', 'ticket_price'],
  },
  sentences: {
    'title.required': 'Title is required',
    'description.required': 'Description is required',
    'category.required': FIELD_MESSAGES.category.required,
    'category.enum': FIELD_MESSAGES.category.required,
    ...Object.fromEntries(EVENT_TIMES.map((time) => [`${time}.format`, noTimeSentence(time)])),
    'max_attendees.type': FIELD_MESSAGES.max_attendees.whole,
    'refund_until_hours.type': 'Hours before the start must be a whole number',
    'ticket_price.type': FIELD_MESSAGES.ticket_price.invalid,
  },
};
