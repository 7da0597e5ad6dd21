import type { EventFilters } from '../api/eventsApi';

/** Why no event can match the filters' dates; undefined if some could. */
export const datesProblem = ({ from, to }: Pick<EventFilters, 'from' | 'to'>) =>
  from && to && to < from ? 'The end date is before the start date.' : undefined;
