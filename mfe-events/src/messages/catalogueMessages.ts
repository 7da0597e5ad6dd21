import type { EventFilters } from '../api/eventsApi';

/** Shown above the placeholder once the events have loaded for long. */
export const slowMessage = 'This is taking longer than usual…';

/** Why no event can match the filters' dates; undefined if some could. */
export const datesProblem = ({ from, to }: Pick<EventFilters, 'from' | 'to'>) =>
  from && to && to < from ? 'The end date is before the start date.' : undefined;
