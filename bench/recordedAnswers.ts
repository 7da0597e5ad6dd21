import { get, type IncomingHttpHeaders } from 'node:http';

import { freePort } from '../scripts/freePort';
import { startServer, type RunningServer } from '../scripts/startServer';

/** An answer as sent, with its body in base64 to pass to another process. */
export interface RecordedAnswer {
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Headers specific to a server or connection. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

function record(url: string, path: string, headers: Record<string, string>) {
  return new Promise<RecordedAnswer>((resolve, reject) => {
    get(url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', () => {
        const body = Buffer.concat(chunks);
        const sent = Object.entries(response.headers).filter(
          ([name]) => !OWN_HEADERS.includes(name),
        );
        resolve({
          path,
          status: response.statusCode ?? 0,
          headers: { ...Object.fromEntries(sent), 'content-length': String(body.length) },
          body: body.toString('base64'),
        });
      });
    }).on('error', reject);
  });
}

/** Starts a bare server that sends the same bytes and headers as the server at `url` does now. */
export async function startSameBytes(
  url: string,
  paths: string[],
  headers: Record<string, string> = {},
): Promise<RunningServer & { answers: RecordedAnswer[] }> {
  const answers: RecordedAnswer[] = [];
  for (const path of paths) answers.push(await record(url, path, headers));
  const server = await startServer(['--import', 'tsx', 'bench/sameBytes.ts'], {
    url: `http://127.0.0.1:${await freePort()}`,
    ready: '/',
    env: { PATH: process.env.PATH },
  });
  server.tell(answers);
  return { ...server, answers };
}
