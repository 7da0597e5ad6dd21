import { safeStorage } from 'shared-auth';
import './browserGaps';
import { warmDialog } from '../components/dialog/Dialog';
import { warmMenu } from '../components/menu/Menu';
import { warmToasts } from '../toast/ToastArea';
import { resetToasts } from '../toast/toastStore';
import { themeStorageKey } from '../theme/themeBootScript';
import { setThemePreference } from '../theme/themeStore';

export { describeScreenContract } from './describeScreenContract';
export { renderAt, type RenderAtOptions, type RenderAtResult } from './renderAt';

/** The stores of this package as on a fresh page, as between two tests. */
export function resetUi(): void {
  resetToasts();
  setThemePreference('light');
  safeStorage.remove(themeStorageKey);
}

/** Loads the parts that come on demand (dialog, menu, toasts), so that a test with fake timers finds them at once. */
export async function warmUi(): Promise<void> {
  await Promise.all([warmDialog(), warmMenu(), warmToasts()]);
}
