import type { ServerScreen } from '@nzuko/contract';

import type { Event } from '../../../api/eventsApi';
import { INLINED_EVENT_ID } from '../../../constants';
import { eventHead } from './eventHead';

/** The event's page as a visitor sees it: a draft is missing. */
export const readPage: ServerScreen['readPage'] = async ({ params, canonicalUrl, callApi }) => {
  const { id = '' } = params;
  if (!/^\d{1,15}$/.test(id)) return { status: 404 };
  const readAt = Date.now();
  const answer = await callApi(`/events/${id}/`);
  if (answer.status === 404) return { status: 404 };
  if (!answer.ok) throw new Error(`The API answered ${answer.status} when asked for an event.`);
  const event = (await answer.json()) as Event;
  if (String(event.id) !== id) throw new Error('The API answered with another event.');
  return {
    status: 200,
    head: eventHead(event, canonicalUrl),
    data: { id: INLINED_EVENT_ID, readAt, value: event },
  };
};
