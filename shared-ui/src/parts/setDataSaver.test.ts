import { dataSaverStore, isSavingData } from '@nzuko/shared-ui';
import { resetUi } from '@nzuko/shared-ui/testing';

import { setDataSaver } from './setDataSaver';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('data-save-data');
  Reflect.deleteProperty(navigator, 'connection');
  resetUi();
});

test('a choice is kept in the browser’s cookies, where the page server sees it', () => {
  setDataSaver('on');
  expect(document.cookie).toContain('data_saver=on');
  expect(isSavingData()).toBe(true);
  setDataSaver('off');
  expect(document.cookie).toContain('data_saver=off');
  expect(isSavingData()).toBe(false);
  setDataSaver('browser');
  expect(document.cookie).not.toContain('data_saver');
});

test.each([
  ['as the page server saw it', () => root.setAttribute('data-save-data', '')],
  [
    'as it tells scripts',
    () =>
      Object.defineProperty(navigator, 'connection', {
        configurable: true,
        value: { saveData: true },
      }),
  ],
])('the browser’s own setting counts, %s, until the user chooses', (_how, ask) => {
  ask();
  resetUi();
  expect(dataSaverStore.getState()).toMatchObject({ preference: 'browser', isOn: true });
  setDataSaver('off');
  expect(isSavingData()).toBe(false);
  setDataSaver('browser');
  expect(isSavingData()).toBe(true);
});
