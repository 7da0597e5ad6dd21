import { canSwitchView, tabFor, tabsByView, viewFor } from './views';

test.each([
  ['ATTENDEE', null, 'attendee'],
  ['ATTENDEE', 'organizer', 'attendee'],
  ['ORGANIZER', null, 'organizer'],
  ['ORGANIZER', 'attendee', 'organizer'],
  ['ADMIN', null, 'organizer'],
  ['ADMIN', 'attendee', 'attendee'],
  ['ADMIN', 'nonsense', 'organizer'],
] as const)('%s asking for the view %s sees the %s view', (role, wanted, view) => {
  expect(viewFor(role, wanted)).toBe(view);
});

test('only an ADMIN switches views', () => {
  expect((['ATTENDEE', 'ORGANIZER', 'ADMIN'] as const).filter(canSwitchView)).toEqual(['ADMIN']);
});

test.each([
  ['organizer', 'attendees', 'attendees'],
  ['organizer', 'discover', 'overview'],
  ['organizer', 'my-tickets', 'my-tickets'],
  ['attendee', 'attendees', 'overview'],
  ['attendee', 'my-tickets', 'my-tickets'],
  ['organizer', 'messages', 'messages'],
  ['attendee', 'messages', 'messages'],
  ['attendee', null, 'overview'],
  ['attendee', 'nonsense', 'overview'],
] as const)('in the %s view, ?tab=%s shows %s', (view, wanted, tab) => {
  expect(tabFor(view, wanted)).toBe(tab);
});

test('both views begin with Overview', () => {
  expect(Object.values(tabsByView).map(([first]) => first)).toEqual(['overview', 'overview']);
});
