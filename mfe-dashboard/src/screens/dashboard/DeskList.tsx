import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Pagination, styled, theme } from '@nzuko/shared-ui';
import { type SortedBy, Table, type TableColumn } from '@nzuko/shared-ui/parts';

import { LoadError } from '../../components/LoadError';
import { LoadingRows } from '../../components/LoadingRows';
import { useExistingPage } from './listPage';
import { useDashboardUrl } from './useDashboardUrl';
import { type Compare, useSortedRows } from './useSort';

const PAGE_SIZE = 20;

interface DeskListProps<Row> {
  name: string;
  query: UseQueryResult<{ count: number; results: Row[] }>;
  failed: string;
  columns: TableColumn<Row>[];
  rowKey: (row: Row) => number;
  empty: ReactNode;
  page: number;
  /** The query parameter that holds the page. */
  pageName: string;
  /** By the columns that sort. */
  compares: Readonly<Record<string, Compare<Row>>>;
  /** As the API lists them. */
  usual: SortedBy;
  /** The query parameter that holds the order. */
  sortName?: string;
}

/**
 * A page of a list on an administrator's desk, with its loading, failed and empty states and links to the other pages.
 * A list of one page can be sorted by its columns; a longer one keeps the API's order.
 */
export function DeskList<Row>({
  name,
  query: { data: loaded, isError, isFetching, refetch },
  failed,
  columns,
  rowKey,
  empty,
  page,
  pageName,
  compares,
  usual,
  sortName,
}: DeskListProps<Row>) {
  const { hrefWith } = useDashboardUrl();
  const data = useExistingPage(loaded, PAGE_SIZE, pageName);
  const sorted = useSortedRows(data?.results ?? [], compares, usual, sortName);
  if (!data) {
    return isError ? (
      <LoadError message={failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label={`Loading ${name}…`} rows={2} height="5rem" />
    );
  }
  const isWhole = data.results.length >= data.count;
  return (
    <Root>
      <Table
        caption={name}
        hideCaption
        columns={columns}
        rows={isWhole ? sorted.rows : data.results}
        sort={isWhole ? sorted.sort : undefined}
        rowKey={rowKey}
        empty={empty}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(data.count / PAGE_SIZE)}
        hrefFor={(each) => hrefWith({ [pageName]: each > 1 ? String(each) : undefined })}
        label={`Pages of ${name}`}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** Says that nothing is waiting here. */
export const Nothing = styled.p`
  color: ${theme.color.textMuted};
`;
