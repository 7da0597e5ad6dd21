import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import { DatabaseUnavailableError } from '../database/lostConnection';
import type { Queryable } from '../database/schema';
import { InvalidFieldsError, TooManyRequestsError } from '../http/errors';
import type { Upload } from '../http/forms';
import { FIELD_MESSAGES } from '../fieldMessages';
import { LIMITS } from '../limits';
import { Tally } from '../tally';
import { Turns } from '../turns';
import { imageFormat } from './image-format';
import { SHOWN_WIDTHS, SMALL_WIDTHS, type ImageRule } from './image-rules';
import type { ImageStore } from './image-store';
import { forgetPictures, noteUpload } from './pictures-repository';

export const MEDIA_PATH = '/api/media/';

/** Names that a page may ask for: an image's, or those of the versions that pages show. */
const SHOWN_NAME = new RegExp(`^([\\w-]{22})(?:-(${SHOWN_WIDTHS.join('|')}))?\\.webp$`);

/** The name or path of an image's version of this width. */
export const smallOf = (path: string, width: number): string =>
  path.replace(/\.webp$/, `-${width}.webp`);

/** The names that an image and its small versions may have. */
export const versionsOf = (path: string): string[] => {
  const name = basename(path);
  return [name, ...SMALL_WIDTHS.map((width) => smallOf(name, width))];
};

// One thread per image and two images at a time leave capacity for other requests.
sharp.concurrency(1);
sharp.cache(false);
const MAX_AT_ONCE = 2;
/** A waiting upload takes up to 5 MB of memory, and its sender's patience. */
const MAX_WAITING = 30;
/** A few hundred bytes may take more than a second to decode: one account must not hold up everyone's pictures. */
const MAX_OF_ACCOUNT = 3;
const RETRY_AFTER_SECONDS = 2;

/** Stores images under random, unguessable names. */
export class MediaService {
  private readonly turns = new Turns(MAX_AT_ONCE, MAX_WAITING);
  /** How many uploads of an account are under way. */
  private readonly underWay = new Tally<number>();

  constructor(
    private readonly images: ImageStore,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {}

  /**
   * Decodes an uploaded image, rotates it upright, resizes it to the rule's box and stores it as WebP, without metadata,
   * location or trailing bytes. Keeps only the first frame of an animation.
   *
   * @param db the pool: the image is noted for good before it is stored, and deleted after a day if no row refers to it by then.
   * @returns its path on this server, such as `/api/media/Zk3….webp`.
   * @throws InvalidFieldsError on the rule's field if it is too large or not in the rule's formats; UnavailableError if too many
   *   images are waiting for their turn; TooManyRequestsError if its account sends too many at once.
   */
  async save(db: Queryable, upload: Upload, rule: ImageRule): Promise<string> {
    const { bytes, account } = upload;
    if (upload.tooLarge || bytes.length > rule.maxBytes)
      throw refused(rule, FIELD_MESSAGES[rule.field].tooLarge);
    const format = imageFormat(bytes);
    if (!format || !rule.formats.includes(format))
      throw refused(rule, FIELD_MESSAGES[rule.field].invalid);
    const work = async () => {
      const webp = await this.turns.take(() => reencode(bytes, rule));
      const path = newPath();
      await noteUpload(db, path);
      return this.store(webp, rule, path);
    };
    if (account === null) return work();
    if (this.underWay.of(account) >= MAX_OF_ACCOUNT)
      throw new TooManyRequestsError(RETRY_AFTER_SECONDS);
    return this.underWay.during(account, work);
  }

  /** Stores an image that is already our WebP, such as the seed's, with the smaller versions of its rule if given. */
  async store(
    webp: Buffer,
    { smallWidths = [] }: Pick<ImageRule, 'smallWidths'> = {},
    path = newPath(),
  ): Promise<string> {
    const name = basename(path);
    await this.images.put(name, webp);
    try {
      for (const width of smallWidths) {
        await this.images.put(smallOf(name, width), await this.shrink(webp, width));
      }
    } catch (error) {
      // Nobody else knows its name. The answer doesn't wait for a store that hangs; the store logs its failures.
      void this.remove(name).catch(() => undefined);
      throw error;
    }
    return path;
  }

  /** Deletes an image by the path that `save` returned, if it exists. */
  async remove(path: string): Promise<void> {
    const removals = versionsOf(path).map((each) => this.images.remove(each));
    // Waits for all of them, even if one fails.
    await Promise.allSettled(removals);
    await Promise.all(removals);
  }

  /** Deletes the remains of images that were being stored when their process died. */
  async removeUnfinished(): Promise<void> {
    await this.images.removeUnfinished?.();
  }

  /** Has a job delete images, as `forgetPictures` does. */
  forget(db: Queryable, paths: readonly (string | null)[]): Promise<void> {
    return forgetPictures(db, paths);
  }

  /** Has an image deleted after its change failed. If that fails too, it's only logged: the change's error tells more. */
  async forgetUnused(db: Queryable, image: string | null): Promise<void> {
    await this.forget(db, [image]).catch((error: unknown) =>
      this.log.error({ err: error, image }, 'an image could not be noted for deletion'),
    );
  }

  /**
   * Waits for the change that a new image is for, and deletes the image if it failed. A change whose answer got lost may have
   * been committed, so the image stays.
   */
  async keepFor<Result>(
    db: Queryable,
    image: string | null,
    change: Promise<Result>,
  ): Promise<Result> {
    try {
      return await change;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) await this.forgetUnused(db, image);
      throw error;
    }
  }

  /**
   * An image's small version, made if it was stored before there was one.
   *
   * @returns null if there is no such image.
   * @throws ApiError 502 `storage_unavailable`
   */
  async small(path: string, width: number): Promise<Buffer | null> {
    const name = basename(path);
    return (await this.images.get(smallOf(name, width))) ?? this.made(name, width);
  }

  /**
   * An image or a smaller version, as pages ask for it. A missing version is made and kept: its width may be newer than the
   * image, or the image may be the seed's.
   *
   * @returns null if there is no such image.
   * @throws ApiError 502 `storage_unavailable`
   */
  async shown(name: string): Promise<Buffer | null> {
    const [, key, width] = SHOWN_NAME.exec(name) ?? [];
    if (!key) return null;
    const stored = await this.images.get(name);
    if (stored || !width) return stored;
    const version = await this.made(`${key}.webp`, Number(width));
    if (version) {
      // A store that is full, or can only be read, still shows what it has.
      await this.images.put(name, version).catch((error: unknown) => {
        this.log.error({ err: error, image: name }, 'a version of an image could not be kept');
      });
    }
    return version;
  }

  private async made(name: string, width: number): Promise<Buffer | null> {
    const image = await this.images.get(name);
    return image && this.shrink(image, width);
  }

  private shrink(webp: Buffer, width: number): Promise<Buffer> {
    return this.turns.take(() =>
      sharp(webp).resize({ width, withoutEnlargement: true }).webp().toBuffer(),
    );
  }
}

const newPath = () => `${MEDIA_PATH}${randomBytes(16).toString('base64url')}.webp`;

async function reencode(bytes: Buffer, rule: ImageRule): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (width * height > LIMITS.imagePixels) throw tooManyPixels(rule);
    return await image
      .rotate()
      .resize({ ...rule.box, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof InvalidFieldsError) throw error;
    const isBomb = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw isBomb ? tooManyPixels(rule) : refused(rule, FIELD_MESSAGES[rule.field].invalid);
  }
}

function refused(rule: ImageRule, sentence: string): InvalidFieldsError {
  return new InvalidFieldsError({ [rule.field]: [sentence] });
}

function tooManyPixels(rule: ImageRule): InvalidFieldsError {
  const megapixels = LIMITS.imagePixels / 1_000_000;
  return refused(rule, `The image has more than ${megapixels} megapixels`);
}
