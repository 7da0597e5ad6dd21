import { sentText } from './sentText';

test.each([
  [{ mailed: 60, waiting: 0, failed: 0 }, 'emailed to 60 people'],
  [{ mailed: 1200, waiting: 100, failed: 0 }, 'emailed to 1,100 of 1,200 people'],
  [
    { mailed: 60, waiting: 20, failed: 1 },
    'emailed to 39 of 60 people (1 email couldn’t be delivered)',
  ],
  [
    { mailed: 60, waiting: 0, failed: 2 },
    'emailed to 58 of 60 people (2 emails couldn’t be delivered)',
  ],
  [{ mailed: 0, waiting: 0, failed: 0 }, 'emailed to 0 people'],
])('%j: %s', (sent, text) => {
  expect(sentText(sent)).toBe(text);
});
