import { fireEvent } from '@testing-library/react';

import { scrollTop } from './scrollTop';

afterEach(() => {
  Object.assign(window, { scrollY: 0 });
  fireEvent.scroll(window);
});

test('the page’s position is the one of its last scroll event, and isn’t read between them', () => {
  const read = jest.fn(() => 40);
  const { scrollY } = window;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: read });
  expect(scrollTop()).toBe(0);
  expect(read).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  expect([scrollTop(), scrollTop()]).toEqual([40, 40]);
  expect(read).toHaveBeenCalledTimes(1);
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: scrollY });
});

test('who listens to the page’s scroll events finds the new position', () => {
  const heard: number[] = [];
  const listener = () => heard.push(scrollTop());
  window.addEventListener('scroll', listener);
  Object.assign(window, { scrollY: 12 });
  fireEvent.scroll(window);
  window.removeEventListener('scroll', listener);
  expect(heard).toEqual([12]);
});
