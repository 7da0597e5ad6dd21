import { rememberReturnPath, takeReturnPath } from './returnPath';

beforeEach(() => sessionStorage.clear());

test('the remembered page is returned once', () => {
  rememberReturnPath({ from: '/events/5?tab=about' });
  expect(takeReturnPath()).toBe('/events/5?tab=about');
  expect(takeReturnPath()).toBeNull();
});

test('a later sign-in without a page clears the older one', () => {
  rememberReturnPath({ from: '/settings' });
  rememberReturnPath(null);
  expect(takeReturnPath()).toBeNull();
});

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'settings', '', 5])(
  '%s is not a path of this site',
  (from) => {
    rememberReturnPath({ from });
    expect(takeReturnPath()).toBeNull();
  },
);
