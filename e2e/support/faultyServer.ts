import type { AddressInfo } from 'node:net';

import fastifyHttpProxy from '@fastify/http-proxy';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

import { ports } from './ports';

const site = `http://localhost:${ports.site}`;

/** What is done with a request in place of answering it well. */
export type Fault = (request: FastifyRequest, reply: FastifyReply) => unknown;

const answer =
  (status: number, type: string, body: string): Fault =>
  (_request, reply) =>
    reply.code(status).type(type).send(body);

/** What a broken release, proxy or network does to a file. */
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
  tampered: async (request, reply) => {
    const released = await fetch(site + request.url);
    return reply.type('text/javascript').send(`${await released.text()};`);
  },
} satisfies Record<string, Fault>;

/** A server before the tests' site that passes everything on, but for files that are broken. */
export interface FaultyServer {
  url: string;
  /** From now on the files whose URL has `pattern` meet the fault, or only the first `times` requests for them. */
  breakFiles: (pattern: RegExp, fault: Fault, times?: number) => void;
  mend: () => void;
  stop: () => Promise<void>;
}

/** Starts one at a port of its own. */
export async function startFaultyServer(): Promise<FaultyServer> {
  let broken: { pattern: RegExp; fault: Fault; times: number } | null = null;
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!broken || broken.times === 0 || !broken.pattern.test(request.url)) return undefined;
    broken.times -= 1;
    return broken.fault(request, reply);
  });
  await app.register(fastifyHttpProxy, { upstream: site });
  await app.listen({ host: 'localhost', port: 0 });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    breakFiles: (pattern, fault, times = Infinity) => (broken = { pattern, fault, times }),
    mend: () => (broken = null),
    stop: () => app.close(),
  };
}
