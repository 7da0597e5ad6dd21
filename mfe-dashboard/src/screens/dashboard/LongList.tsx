import { useMemo, type ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, Stack } from '@nzuko/shared-ui';
import { type SortedBy, Table, type TableColumn } from '@nzuko/shared-ui/parts';

import { LoadError } from '../../components/LoadError';
import { LoadingRows } from '../../components/LoadingRows';
import { type Compare, useSortedRows } from './useSort';

interface LongListProps<Row> {
  name: string;
  query: UseInfiniteQueryResult<InfiniteData<{ results: Row[] }>>;
  failed: string;
  columns: TableColumn<Row>[];
  empty: ReactNode;
  /** What the button that reads on says, where the rest isn't older. */
  more?: string;
  /** By the columns that sort. */
  compares: Readonly<Record<string, Compare<Row>>>;
  /** As the API lists them; the newest first if it isn’t said. */
  usual?: SortedBy;
}

const newestFirst = { key: 'when', descending: true };

/** A list that is read on by a button. It sorts by its columns once all of it is there. */
export function LongList<Row extends { id: number }>({
  name,
  query: { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage },
  failed,
  columns,
  empty,
  compares,
  more = `Show older ${name}`,
  usual = newestFirst,
}: LongListProps<Row>) {
  const rows = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? [], [data]);
  const sorted = useSortedRows(rows, compares, usual, `${name}-sort`);
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
      {isError ? (
        <LoadError message={failed} onRetry={fetchNextPage} retrying={isFetchingNextPage} />
      ) : hasNextPage ? (
        <div>
          <Button
            variant="secondary"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {more}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
