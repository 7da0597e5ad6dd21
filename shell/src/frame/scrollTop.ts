// While scripts are evaluated and in a scroll event, a page has its layout. To read it while React changes the page would lay
// it out for that alone: 20 ms on a phone, up to three times per page.
let top = 0;

function read(): void {
  top = window.scrollY;
}

if (typeof window !== 'undefined') {
  read();
  // Before all other listeners, which find the new position.
  window.addEventListener('scroll', read, { passive: true });
}

/** How far the page is scrolled, in pixels, as of its last scroll event. */
export const scrollTop = (): number => top;
