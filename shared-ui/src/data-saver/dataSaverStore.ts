import { createNamedStore } from 'shared-auth';

import { cookieOf, preferenceIn, savesData, type DataSaverPreference } from './savesData';

/** The choice, what it comes to, and the URLs of the pictures that were asked for. */
export interface DataSaverState {
  preference: DataSaverPreference;
  isOn: boolean;
  shown: readonly string[];
}

type Connection = { connection?: { saveData?: boolean } };

// The page server marks the pages of browsers that send `Save-Data`, since not all of those tell scripts.
const browserAsks = () =>
  document.documentElement.hasAttribute('data-save-data') ||
  (navigator as Connection).connection?.saveData === true;

function resolve(preference: DataSaverPreference) {
  return { preference, isOn: savesData(preference, browserAsks()) };
}

/** Data Saver as a vanilla store. When rendering on the server, the renderer sets `isOn` for each page. */
export const dataSaverStore = createNamedStore<DataSaverState>('data-saver', () => ({
  ...(typeof document === 'undefined'
    ? { preference: 'browser', isOn: false }
    : resolve(preferenceIn(document.cookie))),
  shown: [],
}));

/** True while nothing may be fetched that nobody asked for. */
export const isSavingData = (): boolean => dataSaverStore.getState().isOn;

/** Sets the choice, and keeps it on this device. */
export function setDataSaver(preference: DataSaverPreference): void {
  document.cookie = cookieOf(preference);
  dataSaverStore.setState(resolve(preference));
}
