/** A list's query with another page number. */
export function withPage(query: object, page: number): URLSearchParams {
  const entries = Object.entries({ ...query, page }).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries);
}

/** A page's place in its list: how many rows there are, and the paths of its neighbours. */
export function pageOf(list: {
  path: string;
  query: object;
  page: number;
  size: number;
  count: number;
}) {
  const { path, query, page, size, count } = list;
  const pathOf = (other: number) => `${path}?${withPage(query, other)}`;
  return {
    count,
    next: page * size < count ? pathOf(page + 1) : null,
    previous: page > 1 ? pathOf(page - 1) : null,
  };
}
