import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { http } from '@nzuko/shared-auth';

interface Chunk<Row> {
  /** Null at the list's end. */
  next: string | null;
  results: Row[];
}

interface ReadOnOptions {
  params?: object;
  /** Where the next rows are: `before` the last one in a list of the newest first, or `after` it. */
  from?: 'before' | 'after';
}

/** A list that is read on from its last row, so that new rows move none from one chunk to the next. */
export const readOnQuery = <Row extends { id: number }>(
  queryKey: QueryKey,
  path: string,
  { params, from = 'before' }: ReadOnOptions = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      (
        await http.get<Chunk<Row>>(path, {
          params: { ...params, ...(pageParam !== null && { [from]: pageParam }) },
          signal,
        })
      ).data,
    initialPageParam: null as number | null,
    getNextPageParam: ({ next, results }) => (next === null ? null : (results.at(-1)?.id ?? null)),
  });
