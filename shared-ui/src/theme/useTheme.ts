import { useStore } from 'zustand';
import { themeStore, type ThemeState } from './themeStore';

/** The theme preference and what it comes to; renders again when either changes. */
export const useTheme = (): ThemeState => useStore(themeStore);
