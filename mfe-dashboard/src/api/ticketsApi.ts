import { queryOptions } from '@tanstack/react-query';
import { http, type ApiSchemas } from 'shared-auth';

export type Ticket = ApiSchemas['Ticket'];
export type TicketType = Ticket['ticket_type'];

/** The user's own tickets, newest first. */
export const myTicketsQuery = queryOptions({
  queryKey: ['my-tickets'],
  queryFn: async ({ signal }) => (await http.get<Ticket[]>('/tickets/', { signal })).data,
});
