import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import fastify, { type FastifyInstance } from 'fastify';

import { proxyApi } from './apiProxy';

let api: Server;
let app: FastifyInstance;
let answer: RequestListener;
let calls: string[];

beforeAll(async () => {
  api = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  app = await proxyTo((api.address() as AddressInfo).port);
});
beforeEach(() => {
  calls = [];
});
afterAll(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

async function proxyTo(port: number, answerMs?: number) {
  const proxy = fastify();
  await proxyApi(proxy, `http://127.0.0.1:${port}`, answerMs);
  return proxy;
}

/** The caller's answer while the API doesn't answer. It doesn't reveal where the API is. */
const unreached = {
  detail: 'We couldn’t reach our server. Please try again in a moment.',
  error: 'We couldn’t reach our server. Please try again in a moment.',
  code: 'api_unreachable',
};

test('a call is passed on with its token', async () => {
  answer = ({ url, headers }, response) =>
    response.end(JSON.stringify({ url, sent: headers.authorization }));
  const url = '/api/events/?search=a%20b';
  const { body } = await app.inject({ url, headers: { authorization: 'Bearer t' } });
  expect(JSON.parse(body)).toEqual({ url, sent: 'Bearer t' });
});

test('the API gets the id that the call is logged with here', async () => {
  answer = ({ headers }, response) => response.end(headers['x-request-id']);
  const { body } = await app.inject({ url: '/api/events/', headers: { 'x-request-id': 'theirs' } });
  expect(body).toMatch(/^req-/);
});

test('a 503 of the API that says when to come back is passed on at once, as it is', async () => {
  answer = (_request, response) => response.writeHead(503, { 'retry-after': '2' }).end('away');
  const { statusCode, headers, body } = await app.inject('/api/away/');
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '2', 'away']);
  expect(calls).toHaveLength(1);
});

test('one that doesn’t comes from a process that is stopping, so another is asked', async () => {
  answer = (_request, response) =>
    calls.length < 3 ? response.writeHead(503).end() : response.end('here');
  const { statusCode, body } = await app.inject('/api/events/');
  expect([statusCode, body]).toEqual([200, 'here']);
});

test('whoever asks after the API’s health is told at once', async () => {
  answer = (_request, response) => response.writeHead(503).end('{"status":"unavailable"}');
  const { statusCode, body } = await app.inject('/api/health/');
  expect([statusCode, body]).toEqual([503, '{"status":"unavailable"}']);
  expect(calls).toEqual(['GET /api/health/']);
});

test.each(['GET', 'POST'] as const)('a %s without an API is answered 503', async (method) => {
  // A port that nothing listens on.
  const nowhere = await proxyTo(9);
  const { statusCode, headers, json } = await nowhere.inject({ method, url: '/api/events/' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(json()).toEqual(unreached);
  await nowhere.close();
});

test('one whose connection breaks may have been done: it is answered 502', async () => {
  answer = ({ socket }) => socket.destroy();
  const { statusCode, headers, json } = await app.inject({ method: 'POST', url: '/api/tickets/' });
  expect([statusCode, headers['retry-after']]).toEqual([502, undefined]);
  expect(json()).toEqual(unreached);
});

test('one that hangs is answered 504', async () => {
  answer = () => undefined;
  const impatient = await proxyTo((api.address() as AddressInfo).port, 100);
  const { statusCode, json } = await impatient.inject('/api/events/');
  expect(statusCode).toBe(504);
  expect(json()).toEqual(unreached);
  await impatient.close();
});
