const KEY = 'kept-fonts';

/** How long a page that hasn't started yet holds its fonts back. */
const PATIENCE_MS = 5_000;

/**
 * Delays the page's fonts (listed in its script's `data-fonts`, fetched by the style before it) until the screen is mounted:
 * earlier, they would share the bandwidth with the page's picture and scripts, and take as much of the first layout's time as
 * its words (decision 0149). The page is readable without them. If the browser has loaded them before, it preloads them and
 * the first paint uses them.
 */
export function keptFonts(): void {
  const script = document.currentScript;
  const fonts = script?.dataset.fonts ?? '';
  const sheet = script?.previousElementSibling as HTMLStyleElement;
  if (readKept() === fonts) {
    for (const href of fonts.split(' ')) void preload(href);
    return;
  }
  // By script, so that the fonts also come where none runs.
  sheet.media = 'not all';
  let hasAsked = false;

  function ask(): void {
    if (hasAsked) return;
    hasAsked = true;
    // All at once: each font that arrives causes another layout.
    void Promise.all(fonts.split(' ').map(preload)).then((haveCome) => {
      sheet.media = '';
      if (haveCome.every(Boolean)) keep(fonts);
    });
  }

  new PerformanceObserver((marks, observer) => {
    if (marks.getEntriesByName('page-mounted').length === 0) return;
    observer.disconnect();
    ask();
  }).observe({ type: 'mark', buffered: true });
  setTimeout(ask, PATIENCE_MS);
}

/** Resolves to false if the font fails to load. */
const preload = (href: string) =>
  new Promise<boolean>((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(fonts: string): void {
  try {
    localStorage.setItem(KEY, fonts);
  } catch {
    // Without storage, each page is treated like a first visit.
  }
}
