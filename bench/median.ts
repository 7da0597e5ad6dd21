/** The median; of an even number of figures, the greater of the middle two. */
export const median = (figures: number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;
