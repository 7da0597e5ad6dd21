import { useMemo, type ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Stack } from '@nzuko/shared-ui';
import { type SortedBy, Table, type TableColumn } from '@nzuko/shared-ui/parts';

import { LoadError } from '../../components/LoadError';
import { LoadingRows } from '../../components/LoadingRows';
import { ShowMore } from '../../components/ShowMore';
import { type Compare, useSortedRows } from './useSort';

interface LongListProps<Row> {
  name: string;
  query: UseInfiniteQueryResult<InfiniteData<{ results: Row[] }>>;
  failed: string;
  columns: TableColumn<Row>[];
  empty: ReactNode;
  /** The label of the button for the next page. */
  more: string;
  /** Keyed by sortable column. */
  compares: Readonly<Record<string, Compare<Row>>>;
  /** The API's order; newest first by default. */
  usual?: SortedBy;
}

const newestFirst = { key: 'when', descending: true };

/** A list with a button for its next page. Its columns sort once all pages are loaded. */
export function LongList<Row extends { id: number }>({
  name,
  query: { data, isError, isFetching, refetch, ...rest },
  failed,
  columns,
  empty,
  compares,
  more,
  usual = newestFirst,
}: LongListProps<Row>) {
  const rows = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? [], [data]);
  const sorted = useSortedRows(rows, compares, usual, `${name}-sort`);
  const { hasNextPage, isFetchNextPageError } = rest;
  if (!data) {
    return isError ? (
      <LoadError message={failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label={`Loading ${name}…`} rows={2} height="5rem" />
    );
  }
  return (
    <Stack gap={4}>
      <Table
        caption={name}
        hideCaption
        columns={columns}
        rows={hasNextPage ? rows : sorted.rows}
        sort={hasNextPage ? undefined : sorted.sort}
        rowKey={({ id }) => id}
        empty={empty}
      />
      {isError && !isFetchNextPageError ? (
        <LoadError message={failed} onRetry={refetch} retrying={isFetching} />
      ) : null}
      <ShowMore
        {...rest}
        pages={data.pages.length}
        failed={failed}
        all={`All ${rows.length} ${name}`}
        more={more}
      />
    </Stack>
  );
}
