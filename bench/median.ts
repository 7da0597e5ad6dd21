/** The median; the greater of the middle two for an even number of figures. NaN if any figure is. */
export const median = (figures: number[]): number =>
  figures.some(Number.isNaN)
    ? NaN
    : ([...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN);
