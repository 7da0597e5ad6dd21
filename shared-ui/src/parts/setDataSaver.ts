import { dataSaverStore } from '@nzuko/shared-ui';
import { cookieOf, savesData, type DataSaverPreference } from '../data-saver/savesData';

/** Sets the choice of Data Saver, and keeps it on this device. */
export function setDataSaver(preference: DataSaverPreference): void {
  document.cookie = cookieOf(preference);
  dataSaverStore.setState(({ browserAsks }) => ({
    preference,
    isOn: savesData(preference, browserAsks),
  }));
}
