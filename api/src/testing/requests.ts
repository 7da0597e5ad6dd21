import type { InjectOptions } from 'fastify';
import { HOUR_MS } from '../platform/durations';

/** A call that only reads. */
export const get = (path: string): InjectOptions => ({ method: 'GET', url: `/api${path}` });

/** A call that may change something. */
export const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): InjectOptions => ({ method, url: `/api${path}`, ...(payload && { payload }) });

/** A device's scan of a ticket that doesn’t exist. */
export const doorSync = {
  device_id: '6f1c2d3e-0000-4000-8000-000000000001',
  sent_at: '2026-03-01T09:00:00Z',
  scans: [
    {
      id: '6f1c2d3e-0000-4000-8000-000000000002',
      ticket_number: 'TKT-0000-0000-0000',
      scanned_at: '2026-03-01T09:00:00Z',
      let_in: false,
    },
  ],
};

/** A helper's link, valid for an hour from now. */
export const gateLink = () => ({
  gate: 'Gate A',
  helper: 'Ada',
  starts_at: new Date().toISOString(),
  ends_at: new Date(Date.now() + HOUR_MS).toISOString(),
});

/** Payloads that pass the schema, so that rights are checked. */
const PAYLOADS: Record<string, object> = {
  'gates/': { name: ' ' },
  'door/sales/': { ticket_type: 'STANDARD', method: 'CASH', total: '1.00' },
  'door/sales/999999/void/': { reason: 'a' },
};

type OfEvent = (eventId: number) => InjectOptions;

/** Calls that run an event’s door, with the first letters of the team roles that may make them, and the status they get. */
export const doorCalls: [name: string, request: OfEvent, may: string, status: number][] = (
  [
    ['POST', 'door/conflicts/6f1c2d3e-0000-4000-8000-000000000002/handle/', 'OMD', 404],
    ['GET', 'door/conflicts/', 'OMD', 200],
    ['GET', 'door/photos/1-aaaaaaaaaaaa/', 'OMD', 404],
    ['GET', 'door/board/', 'OM', 200],
    ['GET', 'door/setup/', 'OM', 200],
    ['PATCH', 'door/setup/', 'OM', 200],
    ['GET', 'door/sales/', 'OM', 200],
    ['POST', 'door/sales/', 'OM', 409],
    ['POST', 'door/sales/999999/void/', 'OM', 404],
    ['POST', 'gates/', 'OM', 400],
    ['PATCH', 'gates/999999/', 'OM', 404],
    ['DELETE', 'gates/999999/', 'OM', 404],
  ] as const
).map(([method, path, may, status]) => [
  `${method} an event’s ${path}`,
  (id) =>
    method === 'POST' || method === 'PATCH'
      ? send(method, `/events/${id}/${path}`, PAYLOADS[path] ?? {})
      : { method, url: `/api/events/${id}/${path}` },
  may,
  status,
]);

/** Routes that aren’t API calls: documentation, the local outbox, operator metrics and pictures. */
export const SHOWN_TO_ALL = /^GET (\/api\/(docs|dev\/outbox|media|metrics)|\*)/;
