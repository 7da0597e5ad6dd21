import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FastifyBaseLogger } from 'fastify';
import type { BucketConfig } from '../config/config';
import { storageUnavailable, type ImageStore } from './image-store';

const TIMEOUT_MS = 15_000;
/** Brief failures of the store are retried at once; longer ones are reported to the caller. */
const RETRIES = 2;

/**
 * Images in an S3-compatible bucket. Uses path-style URLs (`<endpoint>/<bucket>/<name>`), which small stores support too.
 * aws4fetch signs requests and has no dependencies; Amazon's client has forty.
 */
export class BucketStore implements ImageStore {
  private readonly client: AwsClient;

  constructor(
    private readonly config: BucketConfig,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {
    const { accessKeyId, secretAccessKey, region } = config;
    this.client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: RETRIES,
    });
  }

  async put(name: string, webp: Buffer): Promise<void> {
    await this.call('PUT', name, webp);
  }

  async remove(name: string): Promise<void> {
    await this.call('DELETE', name);
  }

  async get(name: string): Promise<Buffer | null> {
    return this.call('GET', name);
  }

  /** @returns the response's bytes; null if not found. */
  private async call(
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    webp?: Buffer,
  ): Promise<Buffer | null> {
    const { endpoint, bucket } = this.config;
    try {
      const response = await this.send(`${endpoint}/${bucket}/${name}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(webp && {
          body: new Uint8Array(webp),
          headers: {
            'content-type': 'image/webp',
            // Part of the signature, so that the store rejects bytes changed in transit.
            'x-amz-content-sha256': createHash('sha256').update(webp).digest('hex'),
          },
        }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.ok) return bytes;
      const reason = bytes.toString('utf8', 0, 500);
      if (response.status === 404 && !reason.includes('NoSuchBucket')) return null;
      throw new Error(`the bucket answered ${response.status}: ${reason}`);
    } catch (error) {
      this.log.error({ err: error, method, image: name }, 'an image could not be stored or read');
      throw storageUnavailable();
    }
  }

  /** aws4fetch only retries what the store answered, not a lost connection. */
  private async send(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    for (let left = RETRIES; ; left -= 1) {
      try {
        return await this.client.fetch(url, init);
      } catch (error) {
        if (left === 0 || init.signal.aborted) throw error;
      }
    }
  }
}
