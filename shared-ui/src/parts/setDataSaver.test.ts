import { dataSaverStore, isSavingData } from '@nzuko/shared-ui';
import { resetUi } from '@nzuko/shared-ui/testing';

import { readDataSaver } from '../data-saver/dataSaverStore';

import { setDataSaver } from './setDataSaver';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute('data-save-data');
  root.removeAttribute('data-saver');
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

test('a page takes the choice from the page server, and doesn’t read its cookies', () => {
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('data_saver=off');
  for (const choice of ['on', 'off', 'browser']) {
    root.dataset.saver = choice;
    expect(readDataSaver().preference).toBe(choice);
  }
  expect(cookies).not.toHaveBeenCalled();
  cookies.mockRestore();
});

test.each(['', 'maybe'])('a page that no page server made reads its cookies: “%s”', (told) => {
  if (told) root.dataset.saver = told;
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('data_saver=on');
  expect(readDataSaver()).toMatchObject({ preference: 'on', isOn: true });
  cookies.mockRestore();
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
