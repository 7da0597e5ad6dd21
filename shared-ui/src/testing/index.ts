import { safeStorage } from '@nzuko/shared-auth';
import './browserGaps';
import { warmDialog } from '../components/dialog/Dialog';
import { warmMenu } from '../components/menu/Menu';
import { warmToasts } from '../toast/ToastArea';
import { dataSaverStore, readDataSaver } from '../data-saver/dataSaverStore';
import { cookieOf } from '../data-saver/savesData';
import { resetToasts } from '../toast/toastStore';
import { themeStorageKey } from '../theme/storedTheme';
import { setThemePreference } from '../theme/themeStore';

export { describeScreenContract } from './describeScreenContract';
export { largePicture, setUpFakeDrawing } from './fakeDrawing';
export { footerWith } from './footerWith';
export { renderAt, type RenderAtOptions, type RenderAtResult } from './renderAt';

/** Resets this package's stores between tests. */
export function resetUi(): void {
  resetToasts();
  document.cookie = cookieOf('browser');
  dataSaverStore.setState(readDataSaver());
  setThemePreference('light');
  safeStorage.remove(themeStorageKey);
}

/** Loads the lazy parts (dialog, menu, toasts), so that tests with fake timers find them at once. */
export async function warmUi(): Promise<void> {
  await Promise.all([warmDialog(), warmMenu(), warmToasts()]);
}
