import { whenPainted } from './whenPainted';

/**
 * Renders only what is above the fold until the page's picture is painted (`shell/server/firstFrameCss.ts`): on a phone,
 * laying out a whole long page takes a third of the time to it. Skipped for pages that open scrolled down, since their
 * position depends on what is above, and ended by whoever scrolls sooner.
 */
export function firstFrame(): void {
  const { dataset } = document.documentElement;
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const seesPaints = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (location.hash || way?.type !== 'navigate' || !seesPaints) return;
  dataset.firstFrame = '';
  const end = () => {
    delete dataset.firstFrame;
  };
  addEventListener('scroll', end, { once: true });
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    whenPainted(end);
  }).observe({ type: 'paint', buffered: true });
}
