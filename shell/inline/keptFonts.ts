const KEY = 'kept-fonts';

/**
 * Preloads the page's fonts, which `data-fonts` of its script lists, if the browser has loaded them before: the first paint is
 * then in them. For anyone else they would share the line with the page, which is readable without them (decision 0096).
 */
export function keptFonts(): void {
  const fonts = document.currentScript?.dataset.fonts ?? '';
  if (readKept() !== fonts) {
    addEventListener('load', () => void document.fonts.ready.then(() => keep(fonts)));
    return;
  }
  for (const href of fonts.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href });
    document.head.append(link);
  }
}

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
    // Without storage, each page is like the first one.
  }
}
