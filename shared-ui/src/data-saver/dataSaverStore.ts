import { createNamedStore } from '@nzuko/shared-auth';

import { isPreference, preferenceIn, savesData, type DataSaverPreference } from './savesData';

/** The choice, what the browser asks for, what both come to, and the URLs of the pictures that were asked for. */
interface DataSaverState {
  preference: DataSaverPreference;
  browserAsks: boolean;
  isOn: boolean;
  shown: readonly string[];
}

type Connection = { connection?: { saveData?: boolean } };

/** The choice that the page server found in the cookie. A page's first look at its own cookies takes 40 ms (decision 0161). */
function readPreference(): DataSaverPreference {
  const told = document.documentElement.dataset.saver;
  return isPreference(told) ? told : preferenceIn(document.cookie);
}

/** What the page has in its HTML, or in its cookies if no page server made it. */
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

/** True while nothing may be fetched that nobody asked for. */
export const isSavingData = (): boolean => dataSaverStore.getState().isOn;
