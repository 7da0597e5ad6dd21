// Fakes what jsdom lacks: media queries and IntersectionObserver, both controlled by the test.

/** Sets the reduced motion preference. */
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

/** Notifies all observers that their element is `top` px below the viewport's top edge. */
export function placeAt(top: number): void {
  for (const [element, report] of watched) {
    const entry = { target: element, boundingClientRect: { top } };
    report([entry as IntersectionObserverEntry], {} as IntersectionObserver);
  }
}

/** Resets the fakes: no reduced motion, no observers. */
export function resetBrowser(): void {
  watched.clear();
  preferReducedMotion(false);
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
}
