import type { InjectOptions } from 'fastify';

/** A call that only reads. */
export const get = (path: string): InjectOptions => ({ method: 'GET', url: `/api${path}` });

/** A call that may change something. */
export const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): InjectOptions => ({ method, url: `/api${path}`, ...(payload && { payload }) });

/** One scan of a device at the door, of a ticket that there isn’t. */
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

/** A link for a helper that works for an hour from now. */
export const gateLink = () => ({
  gate: 'Gate A',
  helper: 'Ada',
  starts_at: new Date().toISOString(),
  ends_at: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
});

/** Routes that aren’t API calls: documentation, the local outbox, operator metrics and pictures. */
export const SHOWN_TO_ALL = /^GET (\/api\/(docs|dev\/outbox|metrics)|\*)/;
