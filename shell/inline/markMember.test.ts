import { markMember } from './markMember';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.member;
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a signed-in user’s page is marked', () => {
  localStorage.setItem('event_access_token', 'token');
  markMember();
  expect(dataset.member).toBe('');
});

test('a visitor’s page is not marked', () => {
  markMember();
  expect(dataset.member).toBeUndefined();
});

test('nor is one whose browser refuses storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(markMember).not.toThrow();
  expect(dataset.member).toBeUndefined();
});
