import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';

import { proofFolder } from './buildah';

/** An answer of the site, as a client outside gets it. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A call of the proof: JSON unless `form` says otherwise. */
export interface Call {
  method?: string;
  token?: string;
  json?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

const certificate = () =>
  readFileSync(path.join(proofFolder, 'volumes/certificates/fullchain.pem'));

/** Calls the site through nginx, on a new connection. Rejects if that is cut off before the answer is complete. */
export function call(pathname: string, { method, token, json, form, headers }: Call = {}) {
  const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port: 8443,
        path: pathname,
        method: method ?? (body ? 'POST' : 'GET'),
        agent: false,
        ca: certificate(),
        timeout: 30_000,
        headers: {
          host: 'localhost:8443',
          ...(body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${pathname}: no answer`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The same, for an answer that must be a success and JSON. */
export async function callJson<Content>(pathname: string, options?: Call): Promise<Content> {
  const { status, text } = await call(pathname, options);
  if (status >= 300) throw new Error(`${pathname} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Content;
}
