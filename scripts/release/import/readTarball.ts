import { createTarDecoder } from 'modern-tar';

import { ReleaseError } from '../releaseError';
import type { ImportLimits } from './importLimits';
import { FileCollector, type IncomingFiles } from './incomingFiles';

/** The folder in which npm packs everything. */
const NPM_FOLDER = /^(?:\.\/)?(?:package\/)?/;

/** Reads a gzipped tarball. Refuses links, devices and anything else that is neither file nor folder. */
export async function readTarball(
  tarball: Uint8Array<ArrayBuffer>,
  limits: ImportLimits,
): Promise<IncomingFiles> {
  const collector = new FileCollector(limits);
  // Counts the unpacked bytes instead of trusting the headers: a few bytes can unpack to gigabytes.
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, output) {
      collector.count(part.byteLength);
      output.enqueue(part);
    },
  });
  const entries = new Blob([tarball])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(counted)
    .pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      const file = header.name.replace(NPM_FOLDER, '');
      const isFile = header.type === 'file' || header.type === undefined;
      if (!isFile && header.type !== 'directory') {
        throw new ReleaseError(`${file} is a ${header.type}; a release has nothing but files.`);
      }
      if (isFile && collector.accepts(file)) {
        collector.files.set(file, new Uint8Array(await new Response(body).arrayBuffer()));
      } else await body.cancel();
    }
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    // For a truncated file, the stream's error has no message.
    const { message } = error as Error;
    throw new ReleaseError(
      `The tarball is incomplete or isn’t gzipped${message && ` (${message})`}.`,
    );
  }
  return collector.files;
}
