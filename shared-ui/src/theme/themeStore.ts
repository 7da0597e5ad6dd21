import { createNamedStore, safeStorage } from 'shared-auth';
import { themeStorageKey } from './themeBootScript';

/** What the user chose; `system` follows the operating system's dark preference. */
export type ThemePreference = 'light' | 'dark' | 'system';

/** The preference, and the theme that it comes to at this moment. */
export interface ThemeState {
  preference: ThemePreference;
  resolved: 'light' | 'dark';
}

const isPreference = (value: unknown): value is ThemePreference =>
  value === 'light' || value === 'dark' || value === 'system';

const darkQuery = (): MediaQueryList | undefined =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : undefined;

function resolve(preference: ThemePreference): ThemeState {
  const systemIsDark = preference === 'system' && darkQuery()?.matches === true;
  return { preference, resolved: preference === 'dark' || systemIsDark ? 'dark' : 'light' };
}

function stored(): ThemePreference {
  const value = typeof window === 'undefined' ? null : safeStorage.get(themeStorageKey);
  return isPreference(value) ? value : 'light';
}

/** The page's theme as a vanilla store; `useTheme` is its hook. */
export const themeStore = createNamedStore<ThemeState>('theme', () => resolve(stored()));

function paint({ resolved }: ThemeState): void {
  const root = document.documentElement;
  root.dataset.theme = resolved;
  root.style.colorScheme = resolved;
}

/** Chooses a theme, keeps it under `event-management-theme` and paints it. */
export function setThemePreference(preference: ThemePreference): void {
  safeStorage.set(themeStorageKey, preference);
  themeStore.setState(resolve(preference));
}

/**
 * Paints `<html>` with the stored theme and from then on follows the store, the operating system and other tabs;
 * returns the way to stop. The shell calls it once, before the first render.
 */
export function startTheme(): () => void {
  const query = darkQuery();
  const refresh = () => themeStore.setState(resolve(stored()));
  const handleStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) refresh();
  };
  refresh();
  paint(themeStore.getState());
  const unsubscribe = themeStore.subscribe(paint);
  query?.addEventListener('change', refresh);
  window.addEventListener('storage', handleStorage);
  return () => {
    unsubscribe();
    query?.removeEventListener('change', refresh);
    window.removeEventListener('storage', handleStorage);
  };
}
