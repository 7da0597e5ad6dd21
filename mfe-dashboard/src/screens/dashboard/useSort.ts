import { useCallback, useMemo } from 'react';
import type { SortedBy, TableSort } from '@nzuko/shared-ui/parts';

import { useDashboardUrl } from './useDashboardUrl';

/** Compares two rows, the smaller first. */
export type Compare<Row> = (one: Row, other: Row) => number;

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

/**
 * How the URL asks for a list to be sorted (`sort=price`, `sort=-price`), of the columns that it has. A page with two lists has a
 * `parameter` for each.
 */
export function useSortedBy(
  keys: readonly string[],
  usual: SortedBy,
  parameter = 'sort',
): TableSort {
  const { query, change } = useDashboardUrl();
  const wanted = query.get(parameter) ?? '';
  const key = wanted.replace(/^-/, '');
  const usualText = textOf(usual);
  const by = keys.includes(key) ? { key, descending: wanted.startsWith('-') } : usual;
  const onSort = useCallback(
    (next: SortedBy) => {
      const text = textOf(next);
      change({ [parameter]: text === usualText ? '' : text, page: '' });
    },
    [change, parameter, usualText],
  );
  return { by, onSort };
}

/** A whole list, sorted as the URL asks; `usual` is how it comes. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  compares: Readonly<Record<string, Compare<Row>>>,
  usual: SortedBy,
  parameter?: string,
): { rows: readonly Row[]; sort: TableSort } {
  const sort = useSortedBy(Object.keys(compares), usual, parameter);
  const { key, descending } = sort.by;
  const isUsual = key === usual.key && descending === usual.descending;
  const compare = compares[key];
  const sorted = useMemo(() => {
    if (isUsual || !compare) return rows;
    return [...rows].sort(descending ? (one, other) => compare(other, one) : compare);
  }, [rows, compare, descending, isUsual]);
  return { rows: sorted, sort };
}
