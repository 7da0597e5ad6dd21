import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../platform/commandLine';

/** A backup's table of contents, written last. */
export interface Manifest {
  format: number;
  madeAt: string;
  /** The schema, as the migrations that the database had run. */
  migrations: string[];
  tables: TableInBackup[];
  sequences: Sequence[];
  images: string[];
  /** The SHA-256 of every other file, by its path in the backup. */
  files: Record<string, string>;
}

export interface TableInBackup {
  /** Including the schema, quoted for SQL. */
  name: string;
  columns: string[];
  rows: number;
}

export interface Sequence {
  name: string;
  value: number;
}

const FORMAT = 1;
const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.env';
export const fileOfTable = (name: string) => `database/${name}.gz`;
export const fileOfImage = (name: string) => `images/${name}`;

/** Writes a backup's files, readable by their owner only and synced to disk, and remembers their checksums. */
export class BackupWriter {
  private readonly files: Manifest['files'] = {};

  constructor(private readonly folder: string) {}

  async write(path: string, ...source: [Readable | Buffer | string, ...NodeJS.ReadWriteStream[]]) {
    const target = join(this.folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const sum = createHash('sha256');
    const [content, ...transforms] = source;
    const output = createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true });
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sum.update(chunk);
        done(null, chunk);
      },
    });
    const start = content instanceof Readable ? content : Readable.from([content]);
    await pipeline([start, ...transforms, measure, output]);
    this.files[path] = sum.digest('hex');
  }

  async finish(manifest: Omit<Manifest, 'files' | 'format'>): Promise<void> {
    const whole: Manifest = { format: FORMAT, ...manifest, files: { ...this.files } };
    await this.write(MANIFEST, `${JSON.stringify(whole, null, 2)}\n`);
  }
}

/**
 * Reads a backup's manifest, and checks every file.
 *
 * @throws Refusal if it isn't a backup, or was changed since.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Refusal(`${folder} is not a backup, or not a whole one.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT) throw new Refusal(`${folder} was made by a newer version.`);
  for (const [path, sum] of Object.entries(manifest.files)) {
    if ((await sumOf(join(folder, path))) !== sum) {
      throw new Refusal(`${folder} is damaged: ${path} is not as it was written.`);
    }
  }
  return manifest;
}

async function sumOf(file: string): Promise<string | null> {
  if (!(await stat(file).catch(() => null))) return null;
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  return sum.digest('hex');
}
