import type { Call } from './route';

/** One page of a list, with the paths of its neighbours. */
export function pageOf<Row>({ query }: Call, path: string, rows: Row[]) {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  const pathOf = (other: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(other));
    return `/api${path}?${next}`;
  };
  return {
    count: rows.length,
    next: page * size < rows.length ? pathOf(page + 1) : null,
    previous: page > 1 ? pathOf(page - 1) : null,
    rows: rows.slice((page - 1) * size, page * size),
  };
}

/** The words of a search; a text matches when it has every one. */
export const matches = (text: string, search: string | null): boolean =>
  (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Kobo as decimal naira text: 150000 is "1500.00". */
export const naira = (kobo: number): string => (kobo / 100).toFixed(2);
