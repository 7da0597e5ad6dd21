import type { Page } from '@playwright/test';

/** The page's layout shifts, as added up by `watchShifts`. */
export interface Shifts {
  shifts: number;
}

/** Adds up the layout shifts of the page's documents in `window.shifts`. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: Shifts = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits until `watchShifts` has counted the shifts caused by the page's latest change. */
export const untilShiftsCounted = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // The new layout is ready within two frames, and the observer hears of it in a task after them.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Makes the page act as if the browser already had the fonts, so that none arrives during a measurement. */
export const haveFonts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      if (key !== 'kept-fonts') return getItem.call(this, key);
      return document.currentScript?.dataset.fonts ?? null;
    };
  });
