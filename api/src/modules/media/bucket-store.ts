import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FastifyBaseLogger } from 'fastify';
import type { BucketConfig } from '../../config';
import { ApiError } from '../../http/errors';
import type { ImageStore } from './image-store';

const TIMEOUT_MS = 15_000;
/** A store that stumbles is asked again at once; what fails for longer is told to the caller. */
const RETRIES = 2;

/**
 * Images in a bucket of any store that speaks S3. Addressed by path (`<endpoint>/<bucket>/<name>`), which the small
 * ones know too. aws4fetch signs, and is all that is needed: no dependency of its own, where Amazon's client has forty.
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

  /** An image's bytes; null when there is none of this name. */
  async get(name: string): Promise<Buffer | null> {
    return this.call('GET', name);
  }

  /**
   * @returns the answer's bytes; null for what is not there.
   * @throws ApiError 502 `storage_unavailable`; the reason is in the log.
   */
  private async call(
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    webp?: Buffer,
  ): Promise<Buffer | null> {
    const { endpoint, bucket } = this.config;
    try {
      const response = await this.client.fetch(`${endpoint}/${bucket}/${name}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(webp && {
          body: new Uint8Array(webp),
          headers: {
            'content-type': 'image/webp',
            // Signed with the request, so that the store refuses bytes that were changed on the way.
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
      throw new ApiError(
        502,
        'storage_unavailable',
        'Pictures cannot be reached right now. Please try again in a moment.',
      );
    }
  }
}
