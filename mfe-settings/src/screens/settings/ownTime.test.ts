import { ownDay } from './ownTime';

test('the day is the reader’s, not that of UTC', () => {
  const options = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Africa/Lagos' } as Intl.ResolvedDateTimeFormatOptions);
  expect(ownDay(new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02');
  options.mockRestore();
});
