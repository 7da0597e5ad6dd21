/** The page numbers to link to around `page`, always with the first and last; `gap` stands for left-out ones. */
export function pagesToShow(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  const shown = [...near].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const missing = each - (shown[index - 1] ?? each) - 1;
    if (missing <= 0) return [each];
    // A gap of one is as wide as the page it would hide.
    return missing === 1 ? [each - 1, each] : ['gap' as const, each];
  });
}
