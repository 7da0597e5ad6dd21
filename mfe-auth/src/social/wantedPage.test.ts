import { rememberWantedPage, takeWantedPage } from './wantedPage';

beforeEach(() => sessionStorage.clear());

test('the wanted page is taken once', () => {
  rememberWantedPage({ from: '/events/5?tab=about' });
  expect(takeWantedPage()).toBe('/events/5?tab=about');
  expect(takeWantedPage()).toBeNull();
});

test('a later sign-in without a wish forgets the older one', () => {
  rememberWantedPage({ from: '/settings' });
  rememberWantedPage(null);
  expect(takeWantedPage()).toBeNull();
});

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'settings', '', 5])(
  '%s is no page of ours',
  (from) => {
    rememberWantedPage({ from });
    expect(takeWantedPage()).toBeNull();
  },
);
