import { createNamedStore } from '@nzuko/shared-auth';

import { isPreference, preferenceIn, savesData, type DataSaverPreference } from './savesData';

/** The user's choice, the browser's own setting, the outcome of both, and the URLs of pictures fetched on request. */
interface DataSaverState {
  preference: DataSaverPreference;
  browserAsks: boolean;
  isOn: boolean;
  shown: readonly string[];
}

type Connection = { connection?: { saveData?: boolean } };

/** The choice the page server found in the cookie: a page's first look at its own cookies takes 40 ms (decision 0161). */
function readPreference(): DataSaverPreference {
  const told = document.documentElement.dataset.saver;
  return isPreference(told) ? told : preferenceIn(document.cookie);
}

/** The initial state, read from the page's HTML, or from its cookies if no page server made it. */
export function readDataSaver(): DataSaverState {
  const isServer = typeof document === 'undefined';
  const preference = isServer ? 'browser' : readPreference();
  const browserAsks =
    !isServer &&
    // The page server marks the pages of browsers that send `Save-Data`, since not all of those tell scripts.
    (document.documentElement.hasAttribute('data-save-data') ||
      (navigator as Connection).connection?.saveData === true);
  return { preference, browserAsks, isOn: savesData(preference, browserAsks), shown: [] };
}

/** Data Saver as a vanilla store. When rendering on the server, the renderer sets `isOn` for each page. */
export const dataSaverStore = createNamedStore<DataSaverState>('data-saver', readDataSaver);

/** True while only things the user asks for may be fetched. */
export const isSavingData = (): boolean => dataSaverStore.getState().isOn;
