import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store with as much of S3 as images need. Checks the signature of every request. */
export interface BucketServer {
  url: string;
  /** Stored objects by `/<bucket>/<name>`. */
  objects: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** Rejected requests, with the reason. */
  refusals: string[];
  /** How many of the next requests get a 503. */
  stumble(times: number): void;
  /** How many of the next requests lose their connection. */
  reset(times: number): void;
  /** All requests with this method get a 503; null for none. */
  refuse(method: string | null): void;
  /** Awaits `work` before answering requests with this method. */
  beforeAnswer(method: string, work: () => Promise<void>): void;
  close(): Promise<void>;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

export async function startBucketServer(keys: Record<string, string>): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const refusals: string[] = [];
  let stumbles = 0;
  let resets = 0;
  let refused: string | null = null;
  const first = new Map<string, () => Promise<void>>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const answer = () => {
      const bytes = Buffer.concat(chunks);
      const path = request.url ?? '';
      const refusal = whyRefused(request, bytes, keys);
      const stored = objects.get(path);
      if (resets > 0) {
        resets -= 1;
        request.socket.resetAndDestroy();
      } else if (stumbles > 0 || request.method === refused) {
        stumbles = Math.max(0, stumbles - 1);
        response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      } else if (refusal) {
        refusals.push(refusal);
        response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
      } else if (request.method === 'PUT') {
        objects.set(path, { bytes, type: request.headers['content-type'] });
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        objects.delete(path);
        response.writeHead(204).end();
      } else if (stored) response.writeHead(200).end(stored.bytes);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    };
    request.on('end', () => {
      const ready = first.get(request.method ?? '')?.() ?? Promise.resolve();
      void ready.then(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refusals,
    stumble: (times) => void (stumbles = times),
    reset: (times) => void (resets = times),
    refuse: (method) => void (refused = method),
    beforeAnswer: (method, work) => void first.set(method, work),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** AWS Signature Version 4, written from the specification rather than copied from a client. */
function whyRefused(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  keys: Record<string, string>,
): string | null {
  const parts = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\S+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', signed = '', signature] = parts ?? [];
  const [id = '', day = '', region = '', service = ''] = credential.split('/');
  const secret = keys[id];
  if (!secret) return 'InvalidAccessKeyId';
  const time = String(headers['x-amz-date']);
  const at = Date.parse(time.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'));
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (
    !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
      signed.split(';').includes(name),
    )
  )
    return 'AccessDenied';

  const named = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const [path = '', query = ''] = url.split('?');
  const canonical = [method, path, query, named.join(''), signed, digest].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const isCorrect = service === 's3' && hmac(key, text).toString('hex') === signature;
  return isCorrect ? null : 'SignatureDoesNotMatch';
}
