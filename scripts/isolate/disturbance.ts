import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

interface Disturbance {
  latency: number;
  /** `/events/=503,/tickets/=0` */
  fail: string;
}

const COOKIE = /(?:^|; )isolated=([^;]+)/;

function readCookie(header: string | undefined): Disturbance | null {
  const value = COOKIE.exec(header ?? '')?.[1];
  if (!value) return null;
  try {
    return JSON.parse(decodeURIComponent(value)) as Disturbance;
  } catch {
    return null;
  }
}

/** The status a call is to fail with: 0 cuts the connection, null lets it through. */
export function failureOf(pathname: string, fail: string): number | null {
  for (const rule of fail.split(',')) {
    const [prefix, status] = rule.trim().split('=');
    if (prefix && pathname.startsWith(`/api${prefix}`)) return Number(status ?? 500);
  }
  return null;
}

/** Delays and breaks a call to the API as the page's harness asked for. */
export async function disturb(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const asked = readCookie(request.headers.cookie);
  if (!asked) return undefined;
  if (asked.latency > 0) await wait(asked.latency);
  const status = failureOf(request.url, asked.fail);
  if (status === null) return undefined;
  if (status === 0) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return reply.code(status).send({ detail: `Failed by the harness with ${status}.` });
}
