/** The page numbers to link to around `page`, always including the first and last; `gap` marks omitted ones. */
export function pagesToShow(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1]);
  const shown = [...near].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const missing = each - (shown[index - 1] ?? each) - 1;
    if (missing <= 0) return [each];
    // A gap takes as much space as the one page it would hide.
    return missing === 1 ? [each - 1, each] : ['gap' as const, each];
  });
}
