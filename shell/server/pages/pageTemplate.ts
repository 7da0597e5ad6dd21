import { randomBytes } from 'node:crypto';

import { brotliSegments, type Effort } from './brotliSegments';

/** The parts that differ between two answers with the same page, each with its fixed number of characters. */
const SLOT_LENGTHS = { nonce: 24, readAt: 13 };

type Slot = keyof typeof SLOT_LENGTHS;
/** ASCII texts of exactly the slots' lengths. */
export type SlotValues = Record<Slot, string>;

/** Bytes with room for the values. */
interface Form {
  bytes: Buffer;
  slots: { at: number; slot: Slot }[];
}

/** A page's HTML, made once; each answer is a copy with values of its own. */
export interface PageTemplate {
  plain: Form;
  /** Compressed with brotli. */
  brotli: Form;
  /** How many bytes of memory it takes. */
  size: number;
}

/** 128 bits, as a content security policy needs them. */
export const newNonce = () => randomBytes(16).toString('base64');

/** A time for its slot, in milliseconds since 1970. */
export const readAtText = (time: number) =>
  String(time).padStart(SLOT_LENGTHS.readAt, '0').slice(-SLOT_LENGTHS.readAt);

/**
 * Makes a page from its HTML. `write` gets marks in place of the values; nobody can guess them, so no text in the page is
 * mistaken for one.
 */
export async function makeTemplate(
  write: (marks: SlotValues) => string,
  effort?: Effort,
): Promise<PageTemplate> {
  const random = randomBytes(16).toString('hex');
  const marks = { nonce: `n${random}`, readAt: `r${random}` };
  // Every second one is a mark.
  const pieces = write(marks).split(new RegExp(`([nr]${random})`));
  const slots = pieces
    .filter((_, index) => index % 2 === 1)
    .map((mark): Slot => (mark === marks.nonce ? 'nonce' : 'readAt'));
  const texts = pieces.filter((_, index) => index % 2 === 0).map((text) => Buffer.from(text));
  const plain = plainForm(texts, slots);
  const compressed = await brotliSegments(
    texts,
    slots.map((slot) => SLOT_LENGTHS[slot]),
    effort,
  );
  const brotli = {
    bytes: compressed.bytes,
    slots: compressed.gaps.map((at, index) => ({ at, slot: slots[index]! })),
  };
  return { plain, brotli, size: plain.bytes.length + brotli.bytes.length };
}

function plainForm(texts: Buffer[], slots: Slot[]): Form {
  let at = 0;
  const placed = slots.map((slot, index) => {
    at += texts[index]!.length;
    const place = { at, slot };
    at += SLOT_LENGTHS[slot];
    return place;
  });
  const chunks = texts.flatMap((text, index) => {
    const slot = slots[index];
    return slot ? [text, Buffer.alloc(SLOT_LENGTHS[slot])] : [text];
  });
  return { bytes: Buffer.concat(chunks), slots: placed };
}

/** A copy with these values. */
export function fill({ bytes, slots }: Form, values: SlotValues): Buffer {
  const copy = Buffer.from(bytes);
  for (const { at, slot } of slots) copy.write(values[slot], at, SLOT_LENGTHS[slot], 'latin1');
  return copy;
}
