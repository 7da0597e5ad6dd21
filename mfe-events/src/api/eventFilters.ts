import type { ApiSchemas, eventsQueryLimits } from '@nzuko/contract';

/** The catalogue's filters; an empty string means no filter. */
export interface EventFilters {
  search: string;
  category: ApiSchemas['Event']['category'] | '';
  city: string;
  from: string;
  to: string;
  price: (typeof eventsQueryLimits.price.enum)[number] | '';
  /** An organizer's id. */
  organizer: string;
  page: number;
}
