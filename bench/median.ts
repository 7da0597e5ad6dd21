/** The median; of an even number of figures, the greater of the middle two. Not a number if one of them isn't. */
export const median = (figures: number[]): number =>
  figures.some(Number.isNaN)
    ? NaN
    : ([...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN);
