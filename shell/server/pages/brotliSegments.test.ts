import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { brotliSegments } from './brotliSegments';

/** Text that, like a page's, repeats itself within a piece and across pieces. */
const textOf = (seed: number) =>
  Buffer.from(
    Array.from(
      { length: 120 },
      (_, line) =>
        `"><script nonce="${(line * seed) % 7}">const a${line % 9} = 'ọ̀rẹ́ ${line}';</script>`,
    ).join('\n'),
  );

const texts = [1, 2, 3, 4, 5].map(textOf);
const lengths = [24, 13, 24, 24];

/** The stream with these bytes in its gaps, and what it must decode to. */
async function filledWith(values: Buffer[]) {
  const { bytes, gaps } = await brotliSegments(texts, lengths);
  gaps.forEach((at, index) => values[index]?.copy(bytes, at));
  const expected = Buffer.concat(
    texts.flatMap((text, index) => [text, values[index] ?? Buffer.alloc(0)]),
  );
  return { bytes, expected };
}

test.each([
  ['random bytes', () => lengths.map((length) => randomBytes(length))],
  ['zeros', () => lengths.map((length) => Buffer.alloc(length))],
  ['what stands before them', () => lengths.map((length) => texts[0]!.subarray(-length))],
  ['the same everywhere', () => lengths.map((length) => Buffer.alloc(length, 'Ab+/='))],
])('a stream is valid with any bytes in its gaps: %s', async (_case, values) => {
  for (let round = 0; round < 20; round += 1) {
    const { bytes, expected } = await filledWith(values());
    expect(brotliDecompressSync(bytes).equals(expected)).toBe(true);
  }
});

test('gaps cost little: the pieces are compressed as one text', async () => {
  const { bytes } = await brotliSegments(texts, lengths);
  const whole = brotliCompressSync(Buffer.concat(texts));
  const inGaps = lengths.reduce((sum, length) => sum + length, 0);
  expect(bytes.length).toBeLessThan(whole.length * 1.5 + inGaps + 20 * lengths.length);
});

test('a page that is made once per release is compressed harder, and as valid', async () => {
  const page = Array.from({ length: 5 }, (_, seed) =>
    Buffer.concat([2, 3, 5, 7].map((by) => textOf(seed + by))),
  );
  const quick = await brotliSegments(page, lengths);
  const smallest = await brotliSegments(page, lengths, 'smallest');
  expect(smallest.bytes.length).toBeLessThan(quick.bytes.length * 0.95);
  const nonces = lengths.map((length) => randomBytes(length));
  smallest.gaps.forEach((at, index) => nonces[index]?.copy(smallest.bytes, at));
  const expected = Buffer.concat(
    page.flatMap((text, index) => [text, nonces[index] ?? Buffer.alloc(0)]),
  );
  expect(brotliDecompressSync(smallest.bytes).equals(expected)).toBe(true);
});

test('a text that has the bytes of a gap is compressed rightly, too', async () => {
  const odd = Buffer.from(Array.from({ length: 4000 }, (_, index) => index % 32));
  const { bytes, gaps } = await brotliSegments([odd, odd, odd], [24, 24]);
  const nonce = randomBytes(24);
  gaps.forEach((at) => nonce.copy(bytes, at));
  expect(brotliDecompressSync(bytes).equals(Buffer.concat([odd, nonce, odd, nonce, odd]))).toBe(
    true,
  );
});
