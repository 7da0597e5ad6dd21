// What jsdom has not: media queries and the visitor's view of the page. Both are told by the test.

/** Says whether the visitor asked for less motion. */
export function preferReducedMotion(matches: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches, media }) as unknown as MediaQueryList;
}

const watched = new Map<Element, IntersectionObserverCallback>();

class FakeIntersectionObserver {
  constructor(private readonly report: IntersectionObserverCallback) {}

  observe(element: Element): void {
    watched.set(element, this.report);
  }

  disconnect(): void {
    for (const [element, report] of watched) if (report === this.report) watched.delete(element);
  }
}

/** Tells all who watch their place on the page that it lies `top` px from the viewport's upper edge. */
export function placeAt(top: number): void {
  for (const [element, report] of watched) {
    const entry = { target: element, boundingClientRect: { top } };
    report([entry as IntersectionObserverEntry], {} as IntersectionObserver);
  }
}

/** A browser as on a fresh page: motion is welcome, nothing was seen yet. */
export function resetBrowser(): void {
  watched.clear();
  preferReducedMotion(false);
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
}
