/** Local storage key of the theme preference: `light`, `dark` or `system` (spec section 9). */
export const themeStorageKey = 'event-management-theme';

function storedPreference(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null;
  }
}

/** Sets `data-theme` on `<html>` by what is stored: the page's HTML does so before its first paint. */
export function paintStoredTheme(): void {
  const preference = storedPreference();
  const isDark =
    preference === 'dark' ||
    (preference === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.style.colorScheme = root.dataset.theme;
}
