import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import { buildSoldTicket } from './builders';
import { answer, openDashboard, server } from './renderScreen';

export const salesTotals = { tickets: 41, revenue: '61500.00', checked_in: 3 };

/** Answers with one ticket of 45 (or the given one) and records the queries. */
export function answerSold(ticket = buildSoldTicket()) {
  const asked: string[] = [];
  server.use(
    http.get('/api/tickets/sold/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({
        count: 45,
        next: null,
        previous: null,
        totals: salesTotals,
        results: [ticket],
      });
    }),
  );
  return asked;
}

/** Opens Ticket Sales, of an organizer with one event. */
export function openSales(query = '?tab=ticket-sales') {
  answer('/events/my_events/', [buildEvent()]);
  return openDashboard('ORGANIZER', query);
}
