import { createNamedStore } from '@nzuko/shared-auth';

import { preferenceIn, savesData, type DataSaverPreference } from './savesData';

/** The choice, what the browser asks for, what both come to, and the URLs of the pictures that were asked for. */
interface DataSaverState {
  preference: DataSaverPreference;
  browserAsks: boolean;
  isOn: boolean;
  shown: readonly string[];
}

type Connection = { connection?: { saveData?: boolean } };

/** What the page has in its cookies and its HTML. */
export function readDataSaver(): DataSaverState {
  const isServer = typeof document === 'undefined';
  const preference = isServer ? 'browser' : preferenceIn(document.cookie);
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
