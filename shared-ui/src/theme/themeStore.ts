import { createNamedStore, safeStorage } from '@nzuko/shared-auth';
import { themeStorageKey } from './storedTheme';

/** The user's choice; `system` follows the operating system. */
export type ThemePreference = 'light' | 'dark' | 'system';

/** The preference, and the theme it currently resolves to. */
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

/** Sets the theme, saves it under `event-management-theme` and applies it. */
export function setThemePreference(preference: ThemePreference): void {
  safeStorage.set(themeStorageKey, preference);
  themeStore.setState(resolve(preference));
}

/**
 * Applies the stored theme to `<html>`, then follows the store, the operating system and other tabs. Returns a function that
 * stops it. The shell calls it once, before the first render.
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
