import type { FastifyContextConfig } from 'fastify';

/** How the form of an event is read, and the spec's sentences for what its schema refuses. */
export const EVENT_FORM: FastifyContextConfig = {
  form: {
    file: 'banner_image',
    integers: ['max_attendees'],
    json: ['ticket_types'],
    emptyIsAbsent: true,
  },
  sentences: {
    'title.required': 'Title is required',
    'description.required': 'Description is required',
    'category.required': 'Category is required',
    'category.enum': 'Category is required',
    'start_date.format': 'Start date is not a valid time',
    'end_date.format': 'End date is not a valid time',
  },
};
