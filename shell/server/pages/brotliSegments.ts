import { randomInt } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

/**
 * Brotli's quality levels. Compared with 5, 9 saves less than 1 % and takes ten times the processor time; 11 saves a tenth and
 * takes 120 ms, forty times as much, for pages that are made once per release.
 */
const QUALITY = { quick: 5, smallest: 11 };
export type Effort = keyof typeof QUALITY;
const TRIES = 5;
/** Brotli picks a literal's code by the two bytes before it, so the first two after a gap stay uncompressed too. */
const CONTEXT = 2;

/** Bytes that never, or hardly ever, occur in UTF-8 text: nothing in a page can be encoded as a copy of them. */
const FILLERS = [
  ...[0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x0b, 0x0c],
  ...Array.from({ length: 18 }, (_, index) => 0x0e + index),
  ...[0xc0, 0xc1, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff],
];

/** A brotli stream with gaps: any bytes may be written there, and it stays valid. */
interface Segments {
  bytes: Buffer;
  /** Where each gap begins. */
  gaps: number[];
}

const decompress = promisify(brotliDecompress);

/** `length` bytes, all different, in random order. */
function filler(length: number): Buffer {
  const left = [...FILLERS];
  return Buffer.from(Array.from({ length }, () => left.splice(randomInt(left.length), 1)[0] ?? 0));
}

/** Compresses each piece so that the stream can be cut after it. */
async function compressInTurn(pieces: Buffer[], effort: Effort): Promise<Buffer[]> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const taken = () => {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    return bytes;
  };
  const compressed: Buffer[] = [];
  for (const piece of pieces) {
    stream.write(piece);
    await new Promise<void>((resolve) => {
      stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
    });
    compressed.push(taken());
  }
  stream.end();
  await finished(stream);
  return [...compressed, taken()];
}

/**
 * Compresses `texts` as one stream with a gap of a fixed length between each two. A gap is an uncompressed meta-block
 * of its own, so its bytes can be replaced; nothing after it refers to them (decision 0082).
 *
 * @throws Error if the encoder compresses a gap in every try.
 */
export async function brotliSegments(
  texts: Buffer[],
  lengths: number[],
  effort: Effort = 'quick',
): Promise<Segments> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const segments = await tryOnce(texts, lengths, effort);
    if (segments) return segments;
  }
  throw new Error('No brotli stream with gaps could be made of a page.');
}

async function tryOnce(
  texts: Buffer[],
  lengths: number[],
  effort: Effort,
): Promise<Segments | null> {
  const fillers = lengths.map(filler);
  const pieces = texts.flatMap((text, index) => {
    const before = fillers[index - 1];
    if (!before) return [text];
    return [Buffer.concat([before, text.subarray(0, CONTEXT)]), text.subarray(CONTEXT)];
  });
  const compressed = await compressInTurn(pieces, effort);
  const gaps: number[] = [];
  let end = 0;
  for (const [index, chunk] of compressed.entries()) {
    const piece = pieces[index];
    if (piece && index % 2 === 1) {
      const at = chunk.indexOf(piece);
      if (at === -1) return null;
      gaps.push(end + at);
    }
    end += chunk.length;
  }
  const segments = { bytes: Buffer.concat(compressed), gaps };
  return (await holdsWithOthers(segments, texts, lengths)) ? segments : null;
}

/** Whether the stream decodes to the texts with other bytes in its gaps. */
async function holdsWithOthers(
  { bytes, gaps }: Segments,
  texts: Buffer[],
  lengths: number[],
): Promise<boolean> {
  const others = lengths.map(filler);
  const filled = Buffer.from(bytes);
  gaps.forEach((at, index) => others[index]?.copy(filled, at));
  const expected = texts.flatMap((text, index) => [
    text,
    ...(others[index] ? [others[index]] : []),
  ]);
  // A stream that refers to a gap's bytes may not even be valid.
  const decoded = await decompress(filled).catch(() => null);
  return decoded?.equals(Buffer.concat(expected)) ?? false;
}
