// The layout is up to date while scripts are first evaluated and in scroll events. Reading the position while React changes
// the page would force a layout: 20 ms on a phone, up to three times per page.
let top = 0;

function read(): void {
  top = window.scrollY;
}

if (typeof window !== 'undefined') {
  read();
  // Registered before all other listeners, so that they find the new position.
  window.addEventListener('scroll', read, { passive: true });
}

/** How far the page is scrolled, in pixels, as of its last scroll event. */
export const scrollTop = (): number => top;
