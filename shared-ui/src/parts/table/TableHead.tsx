import { VisuallyHidden } from '@nzuko/shared-ui';

import { ArrowDown, ArrowUp, ArrowUpDown } from '../icons/icons';
import { Head, HeaderCell, HeaderRow, SortButton, ToggleHeader } from './TableHead.styles';
import type { TableColumn } from './Table';
import type { TableTracks } from './tableWidths';

/** The column that the rows are sorted by. */
export interface SortedBy {
  key: string;
  descending: boolean;
}

/** How the rows are sorted, and what pressing a header asks for. */
export interface TableSort {
  by: SortedBy;
  onSort: (next: SortedBy) => void;
}

interface TableHeadProps {
  columns: readonly Pick<TableColumn<never>, 'key' | 'header' | 'align' | 'priority' | 'sorts'>[];
  tracks: TableTracks;
  sort?: TableSort;
}

/** A table's headers; those of columns that sort are buttons. */
export function TableHead({ columns, tracks, sort }: TableHeadProps) {
  return (
    <Head role="rowgroup" $sorts={sort !== undefined}>
      <HeaderRow role="row">
        {tracks.leavesOut.few ? (
          <ToggleHeader role="columnheader" scope="col" $tracks={tracks}>
            <VisuallyHidden>Details</VisuallyHidden>
          </ToggleHeader>
        ) : null}
        {columns.map(({ key, header, align, priority, sorts }) => {
          const isSorted = sort?.by.key === key;
          return (
            <HeaderCell
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={isSorted ? (sort.by.descending ? 'descending' : 'ascending') : undefined}
              $align={align}
              $priority={priority}
              $sorts={sorts !== undefined}
            >
              {sort && sorts ? (
                <SortButton
                  type="button"
                  onClick={() =>
                    sort.onSort({
                      key,
                      descending: isSorted ? !sort.by.descending : sorts === 'descending',
                    })
                  }
                >
                  {header}
                  {isSorted ? (
                    sort.by.descending ? (
                      <ArrowDown size={16} />
                    ) : (
                      <ArrowUp size={16} />
                    )
                  ) : (
                    <ArrowUpDown size={16} />
                  )}
                </SortButton>
              ) : (
                header
              )}
            </HeaderCell>
          );
        })}
      </HeaderRow>
    </Head>
  );
}
