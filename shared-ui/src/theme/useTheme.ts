import { useStore } from 'zustand';
import { themeStore, type ThemeState } from './themeStore';

/** The theme preference and the theme it resolves to. */
export const useTheme = (): ThemeState => useStore(themeStore);
