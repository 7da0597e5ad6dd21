import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers every call with this status and JSON. */
export const answers =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

/** An API for tests that answers with `answer`. */
export async function startFakeApi(answer: Answer) {
  const api = {
    url: '',
    answer,
    /** The calls so far. */
    asked: [] as { url: string | undefined; token: string | undefined }[],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    api.asked.push({ url: request.url, token: request.headers.authorization });
    api.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}
