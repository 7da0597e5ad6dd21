import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import fastifyHttpProxy from '@fastify/http-proxy';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

import { ports } from './ports';

const site = `http://localhost:${ports.site}`;

/** A way to mishandle a request. */
export type Fault = (request: FastifyRequest, reply: FastifyReply) => unknown;

const answer =
  (status: number, type: string, body: string): Fault =>
  (_request, reply) =>
    reply.code(status).type(type).send(body);

async function carryOut({ raw, url, method, headers }: FastifyRequest): Promise<void> {
  const passed = ['authorization', 'content-type', 'idempotency-key'].map(
    (name) => [name, String(headers[name] ?? '')] as [string, string],
  );
  await fetch(site + url, { method, headers: passed, body: await buffer(raw) });
}

/** The ways a broken release, proxy or network can damage a file. */
export const faults = {
  notFound: answer(404, 'text/plain', 'Not found'),
  unavailable: answer(503, 'text/plain', ''),
  html: answer(200, 'text/html', '<!doctype html><p>Hello'),
  emptyJson: answer(200, 'application/json', '{}'),
  cutOff: (request, reply) => {
    reply.hijack();
    request.raw.socket.destroy();
  },
  hang: (_request, reply) => {
    reply.hijack();
  },
  /** The request is carried out, but its answer is lost with the connection. */
  answerLost: async (request, reply) => {
    reply.hijack();
    await carryOut(request);
    request.raw.socket.destroy();
  },
  /** The request is carried out, but its answer never comes. */
  answerHeld: async (request, reply) => {
    reply.hijack();
    await carryOut(request);
  },
  tampered: async (request, reply) => {
    const released = await fetch(site + request.url);
    return reply.type('text/javascript').send(`${await released.text()};`);
  },
} satisfies Record<string, Fault>;

/** A fault that delays a normal response until it is released. */
export function holdBack() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const fault: Fault = () => released;
  return { fault, release };
}

/** A fault that pauses a page's HTML before `text`, as a slow network does between two packets. */
export const pauseBefore =
  (text: string): Fault =>
  async (request, reply) => {
    reply.hijack();
    const html = await (await fetch(site + request.url)).text();
    const at = html.indexOf(text);
    reply.raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.raw.write(html.slice(0, at));
    await sleep(500);
    reply.raw.end(html.slice(at));
  };

/** Browsers must not cache these remotes' files, or they would never hit the faults. */
const NOT_CACHED = /^\/remotes\/mfe_(landing|events|auth)\//;

/** A proxy in front of the tests' site that passes everything on except for broken files. */
export interface FaultyServer {
  url: string;
  /** From now on, requests that match `pattern` hit the fault; with `times`, only the first ones. */
  breakFiles: (pattern: RegExp, fault: Fault, times?: number) => void;
  mend: () => void;
  stop: () => Promise<void>;
}

/** Starts one on a free port. */
export async function startFaultyServer(): Promise<FaultyServer> {
  let broken: { pattern: RegExp; fault: Fault; times: number } | null = null;
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!broken || broken.times === 0 || !broken.pattern.test(request.url)) return undefined;
    broken.times -= 1;
    return broken.fault(request, reply);
  });
  await app.register(fastifyHttpProxy, {
    upstream: site,
    replyOptions: {
      rewriteHeaders: (headers, request) =>
        NOT_CACHED.test(request?.url ?? '') ? { ...headers, 'cache-control': 'no-store' } : headers,
    },
  });
  await app.listen({ host: 'localhost', port: 0 });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    breakFiles: (pattern, fault, times = Infinity) => (broken = { pattern, fault, times }),
    mend: () => (broken = null),
    stop: () => app.close(),
  };
}
