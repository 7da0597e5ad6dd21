import { useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { TablePart } from '@nzuko/shared-ui/parts';

/** Estimated height until a row has rendered. */
const ROW_HEIGHT_PX = 80;
/** Extra rows rendered above and below the window, for Tab navigation and fast scrolling. */
const ROWS_BEYOND = 12;

/** Includes the margin that cards have on small screens. */
const heightOf = (row: Element) =>
  row.getBoundingClientRect().height + (parseFloat(getComputedStyle(row).marginTop) || 0) ||
  ROW_HEIGHT_PX;

/**
 * Virtualizes `count` rows: only those in or near the window are rendered. Attach `listRef` to the table's container.
 */
export function useVisibleRows(count: number) {
  const listRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (listRef.current) setTop(listRef.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- its functions aren't memoized, and no compiler of ours memoizes their callers
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
    measureElement: heightOf,
  });
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const part: TablePart = {
    start: first?.index ?? 0,
    total: count,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    rowRef: virtualizer.measureElement,
  };
  return { listRef, part, end: last ? last.index + 1 : 0 };
}
