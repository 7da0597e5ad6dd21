import { useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { TablePart } from 'shared-ui';

/** What a row is taken for until it has been drawn. */
const ROW_HEIGHT_PX = 80;
/** Drawn beyond either edge of the window, so that Tab and a quick scroll find rows there. */
const ROWS_BEYOND = 12;

/** With the space above it, which a card has on a small screen. */
const heightOf = (row: Element) =>
  row.getBoundingClientRect().height + (parseFloat(getComputedStyle(row).marginTop) || 0) ||
  ROW_HEIGHT_PX;

/** Which of `count` rows are in the window, or near it: only these are drawn. `listRef` goes to what holds the table. */
export function useVisibleRows(count: number) {
  const listRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (listRef.current) setTop(listRef.current.getBoundingClientRect().top + window.scrollY);
  }, []);

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
