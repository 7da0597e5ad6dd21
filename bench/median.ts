/** The middle one of some figures; of an even number, the greater of the two in the middle. */
export const median = (figures: number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;
