import { safeStorage } from 'shared-auth';
import './browserGaps';
import { resetToasts } from '../toast/toastStore';
import { themeStorageKey } from '../theme/themeBootScript';
import { setThemePreference } from '../theme/themeStore';

export { renderAt, type RenderAtOptions, type RenderAtResult } from './renderAt';

/** The stores of this package as on a fresh page, as between two tests. */
export function resetUi(): void {
  resetToasts();
  setThemePreference('light');
  safeStorage.remove(themeStorageKey);
}
