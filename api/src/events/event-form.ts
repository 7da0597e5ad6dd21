import type { FastifyContextConfig } from 'fastify';
import { EVENT_TIMES, noTimeSentence } from '../platform/eventTimes';

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
    'category.required': 'Category is required',
    'category.enum': 'Category is required',
    ...Object.fromEntries(EVENT_TIMES.map((time) => [`${time}.format`, noTimeSentence(time)])),
    'max_attendees.type': 'Max attendees must be a whole number',
    'refund_until_hours.type': 'Hours before the start must be a whole number',
    'ticket_price.type': 'Price must be naira with at most two decimals',
  },
};
