import type { SalesFilters } from '../../../api/salesApi';
import { soldTicketLooks } from './soldTickets';

/** Filters of Ticket Sales, as in its URL: an empty `when` is upcoming events, an empty `status` any but cancelled tickets. */
export interface SalesChoice {
  event: string;
  when: '' | 'past' | 'all';
  status: '' | 'ANY' | keyof typeof soldTicketLooks;
  search: string;
}

/** In the order of the field. */
export const whens = [
  { value: 'past', label: 'Past events' },
  { value: 'all', label: 'All events, including past ones' },
] as const;
export const statuses = [
  ...Object.entries(soldTicketLooks).map(([value, { label }]) => ({ value, label })),
  { value: 'ANY', label: 'Any status' },
] as { value: Exclude<SalesChoice['status'], ''>; label: string }[];

const valueIn = <Value extends string>(options: readonly { value: Value }[], text: string | null) =>
  options.find(({ value }) => value === text)?.value ?? '';

/** Reads the filters from a URL; unknown events are ignored. */
export function readChoice(query: URLSearchParams, eventIds: readonly number[]): SalesChoice {
  const event = query.get('event') ?? '';
  return {
    event: eventIds.some((id) => String(id) === event) ? event : '',
    when: valueIn(whens, query.get('when')),
    status: valueIn(statuses, query.get('status')),
    search: query.get('search') ?? '',
  };
}

/** The same for the API. A picked event is shown whether it is over or not. */
export function filtersOf(choice: SalesChoice, isOldestFirst: boolean): SalesFilters {
  const { event, when, status, search } = choice;
  return {
    event,
    when: event || when === 'all' ? '' : when || 'upcoming',
    status: status === 'ANY' ? '' : status || 'NOT_CANCELLED',
    search,
    ordering: isOldestFirst ? 'sold_at' : '',
  };
}

/** The choice that hides no ticket, for links and for lists that are empty. */
export const everyTicket = { when: 'all', status: 'ANY' };
