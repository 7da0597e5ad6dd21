import { todayIn } from './todayIn';

test('today is the date in the zone, not the viewer’s', () => {
  expect(todayIn('Africa/Lagos', new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02');
});
