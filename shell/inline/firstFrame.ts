import { MAIN_PICTURE } from '../server/pageMarks';

/**
 * Renders only what is above the fold in the first frame (`shell/server/firstFrameCss.ts`): on a phone, laying out a whole
 * long page takes a third of the time to it. A page with a main picture stays that way until the picture is painted
 * (`afterPicture.ts`), or somebody scrolls. Until somebody does, `data-at-top` lets screens leave out pictures that are out of
 * sight. Skipped for pages that open scrolled down, since their position depends on what is above.
 */
export function firstFrame(): void {
  const { dataset } = document.documentElement;
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const seesPaints = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (location.hash || way?.type !== 'navigate' || !seesPaints) return;
  dataset.firstFrame = '';
  dataset.atTop = '';
  const end = () => {
    delete dataset.firstFrame;
  };
  const leaveTop = () => {
    end();
    delete dataset.atTop;
  };
  addEventListener('scroll', leaveTop, { once: true });
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    if (!document.querySelector(MAIN_PICTURE)) end();
  }).observe({ type: 'paint', buffered: true });
}
