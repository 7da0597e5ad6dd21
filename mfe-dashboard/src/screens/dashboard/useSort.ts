import { useCallback, useMemo } from 'react';
import type { SortedBy, TableSort } from 'shared-ui/parts';

import { useDashboardUrl } from './useDashboardUrl';

/** Compares two rows, the smaller first. */
type Compare<Row> = (one: Row, other: Row) => number;

/** Compares by a number of each row. */
export const byNumber =
  <Row>(value: (row: Row) => number): Compare<Row> =>
  (one, other) =>
    value(one) - value(other);

const collator = new Intl.Collator('en-NG', { numeric: true, sensitivity: 'base' });

/** Compares by a text of each row, as a dictionary does. */
export const byText =
  <Row>(value: (row: Row) => string): Compare<Row> =>
  (one, other) =>
    collator.compare(value(one), value(other));

const textOf = ({ key, descending }: SortedBy) => `${descending ? '-' : ''}${key}`;

/** How the URL's `sort` asks for a list to be sorted (`price`, `-price`), of the columns that it has. */
export function useSortedBy(keys: readonly string[], usual: SortedBy): TableSort {
  const { query, change } = useDashboardUrl();
  const wanted = query.get('sort') ?? '';
  const key = wanted.replace(/^-/, '');
  const usualText = textOf(usual);
  const by = keys.includes(key) ? { key, descending: wanted.startsWith('-') } : usual;
  const onSort = useCallback(
    (next: SortedBy) => {
      const text = textOf(next);
      change({ sort: text === usualText ? '' : text, page: '' });
    },
    [change, usualText],
  );
  return { by, onSort };
}

/** A whole list, sorted as the URL asks; `usual` is how it comes. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  compares: Readonly<Record<string, Compare<Row>>>,
  usual: SortedBy,
): { rows: readonly Row[]; sort: TableSort } {
  const sort = useSortedBy(Object.keys(compares), usual);
  const { key, descending } = sort.by;
  const isUsual = key === usual.key && descending === usual.descending;
  const compare = compares[key];
  const sorted = useMemo(() => {
    if (isUsual || !compare) return rows;
    return [...rows].sort(descending ? (one, other) => compare(other, one) : compare);
  }, [rows, compare, descending, isUsual]);
  return { rows: sorted, sort };
}
