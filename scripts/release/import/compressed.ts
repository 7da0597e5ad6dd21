import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|json|css|svg)$/;
/** The same as in our own builds. */
const THRESHOLD = 1_024;

/** Writes a file's compressed copies, which browsers get, beside it. */
export async function writeCompressed(file: string, bytes: Uint8Array): Promise<void> {
  if (!COMPRESSIBLE.test(file) || bytes.byteLength < THRESHOLD) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes), { flag: 'wx' });
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes), { flag: 'wx' });
}
