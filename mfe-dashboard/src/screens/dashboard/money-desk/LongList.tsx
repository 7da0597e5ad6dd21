import type { ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, Stack } from 'shared-ui';
import { Table, type TableColumn } from 'shared-ui/parts';

import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';

interface LongListProps<Row> {
  name: string;
  query: UseInfiniteQueryResult<InfiniteData<{ results: Row[] }>>;
  failed: string;
  columns: TableColumn<Row>[];
  empty: ReactNode;
}

/** A list, newest first, that is read on by a button. */
export function LongList<Row extends { id: number }>({
  name,
  query: { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage },
  failed,
  columns,
  empty,
}: LongListProps<Row>) {
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
        rows={data.pages.flatMap(({ results }) => results)}
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
            Show older {name}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
