import type { DoorPage } from '../../../api/doorApi';

/**
 * Caches a function's result for each page: a new list arrives every few seconds, and most of its pages are unchanged. A result
 * is dropped with its page.
 */
export function oncePerPage<Result extends object>(
  workOut: (page: DoorPage) => Result,
): (page: DoorPage) => Result {
  const known = new WeakMap<DoorPage, Result>();
  return (page) => {
    const result = known.get(page) ?? workOut(page);
    known.set(page, result);
    return result;
  };
}
