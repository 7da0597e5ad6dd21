import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import type { Event } from '../api/eventsApi';
import EditEventScreen from '../screens/edit-event/EditEventScreen';
import { renderScreen, server } from './renderScreen';

/** Opens an event's form as its organizer and records what is sent. */
export async function openEditEvent(
  event: Event = buildEvent(),
  userId = event.organizer_details.id,
  teams: object[] = [],
) {
  signInAs(buildUser({ id: userId, role: 'ORGANIZER' }));
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.get('/api/events/7/', () => HttpResponse.json(event)),
    http.get('/api/teams/', () => HttpResponse.json(teams)),
    http.get('/api/events/7/statistics/', () => HttpResponse.json({ sold_tickets: 12 })),
    http.get('/api/events/7/door/sales/', () => HttpResponse.json({ totals: [] })),
    http.get('/api/events/7/money/', () => HttpResponse.json({ money: { refundable: '0.00' } })),
    http.patch('/api/events/7/', async ({ request }) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/');
      const changes = isForm
        ? Object.fromEntries(await request.formData())
        : ((await request.json()) as Record<string, unknown>);
      sent.push(changes);
      return HttpResponse.json({ ...event, ...changes });
    }),
    http.post('/api/events/7/cancel/', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ ...event, status: 'CANCELLED' });
    }),
  );
  const rendered = renderScreen(<EditEventScreen />, {
    path: '/events/7/edit',
    route: '/events/:id/edit',
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, sent };
}

/** Presses a button that asks, and presses the one of the same name in its question. */
export async function pressAndConfirm(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
}
