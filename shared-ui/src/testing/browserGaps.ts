// What jsdom lacks and the primitives ask for: pointer capture (swipe), ResizeObserver and scrollIntoView (menu).
// Filled in only where missing, as soon as `shared-ui/testing` is imported.
const prototype = Element.prototype;
prototype.setPointerCapture ??= () => {};
prototype.releasePointerCapture ??= () => {};
prototype.hasPointerCapture ??= () => false;
prototype.scrollIntoView ??= () => {};

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

export {};
