import { plainText } from '@nzuko/shared-ui';

import { hoursText } from './hoursText';

const text = (ends: string) => plainText(hoursText('2031-03-01T15:00:00Z', ends, 'Africa/Lagos'));

test('hours of one day name it once, and those over midnight both', () => {
  expect(text('2031-03-01T22:00:00Z')).toBe('Sat, 1 Mar 2031, 16:00–23:00 WAT');
  expect(text('2031-03-02T00:00:00Z')).toBe(
    'Sat, 1 Mar 2031, 16:00 WAT – Sun, 2 Mar 2031, 01:00 WAT',
  );
});
