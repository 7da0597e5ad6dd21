/** Random numbers that are the same for the same seed, so that every machine gets the same demo. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** From `min` up to but not including `max`. */
  between(min: number, max: number): number;
  /** An integer from `min` to `max`, inclusive. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Mulberry32 over the text's hash: small, fast, and even enough for a demo. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('Can’t pick from an empty list');
      return item;
    },
    shuffle<T>(items: readonly T[]): T[] {
      return items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item);
    },
  };
}
