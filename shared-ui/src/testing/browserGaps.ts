// Polyfills for what the primitives need and jsdom lacks: pointer capture (swipe), ResizeObserver and scrollIntoView (menu).
// Importing `@nzuko/shared-ui/testing` installs them where missing.
const prototype: Partial<Element> = Element.prototype;
prototype.setPointerCapture ??= () => {};
prototype.releasePointerCapture ??= () => {};
prototype.hasPointerCapture ??= () => false;
prototype.scrollIntoView ??= () => {};

(globalThis as Partial<typeof globalThis>).ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

export {};
