import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonArray, sendPieces } from './streaming';

let app: FastifyInstance;
let url: string;
let pieces: () => AsyncGenerator<string>;
beforeAll(async () => {
  // fetch may have opened a connection ahead, through which it never asked: closing would wait for it.
  app = Fastify({ forceCloseConnections: true });
  app.get('/', async (_request, reply) => sendPieces(reply, pieces(), { 'x-list': 'whole' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
});
afterAll(() => app.close());

async function* chunks(...sizes: number[]) {
  let id = 0;
  for (const size of sizes) yield Array.from({ length: size }, () => ({ id: (id += 1) }));
}

it.each([
  [[], 0],
  [[1], 1],
  [[100, 1], 101],
  [[2, 2, 2], 6],
])('answers with the rows of chunks of %p as one array', async (sizes, count) => {
  pieces = () => jsonArray(chunks(...sizes));
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-list')).toBe('whole');
  expect(await response.json()).toEqual(Array.from({ length: count }, (_, at) => ({ id: at + 1 })));
});

it('answers with an error if the first piece fails', async () => {
  pieces = async function* () {
    yield await Promise.reject(Object.assign(new Error('This is not yours'), { statusCode: 403 }));
  };
  const response = await fetch(url);
  expect(response.status).toBe(403);
  expect(response.headers.get('x-list')).toBeNull();
});

it('cuts the answer off if a later piece fails, so that half a list is never taken for a whole', async () => {
  pieces = async function* () {
    yield '[1';
    throw new Error('The database is gone');
  };
  const response = await fetch(url);
  await expect(response.text()).rejects.toThrow();
});

it('ends the pieces when the reader leaves', async () => {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  pieces = async function* () {
    try {
      for (;;) yield 'x'.repeat(1024 * 1024);
    } finally {
      end();
    }
  };
  const leaving = new AbortController();
  const response = await fetch(url, { signal: leaving.signal });
  expect(response.status).toBe(200);
  leaving.abort();
  await ended;
});

it('ends the pieces when the reader has left before the first', async () => {
  let begin = () => undefined as void;
  let end = () => undefined as void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  pieces = async function* () {
    try {
      begin();
      await closed;
      yield '[';
      for (;;) yield 'x'.repeat(1024 * 1024);
    } finally {
      end();
    }
  };
  const closed = once(app.server, 'request').then(([request]) =>
    once((request as IncomingMessage).socket, 'close'),
  );
  const leaving = new AbortController();
  const response = fetch(url, { signal: leaving.signal });
  await begun;
  leaving.abort();
  await expect(response).rejects.toThrow();
  await ended;
});
