import type { DoorPage } from '../../../api/doorApi';

/**
 * Makes a function of a page that is worked out once for each: a new list comes every few seconds, and most of its pages are those of
 * the one before. What was worked out goes when the page does.
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
