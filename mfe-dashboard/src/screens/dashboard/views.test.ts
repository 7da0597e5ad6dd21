import { canSwitchView, tabFor, tabLabels, tabsByView, viewFor } from './views';

test.each([
  ['ATTENDEE', null, 'attendee'],
  ['ATTENDEE', 'organizer', 'attendee'],
  ['ORGANIZER', null, 'organizer'],
  ['ORGANIZER', 'attendee', 'organizer'],
  ['ADMIN', null, 'organizer'],
  ['ADMIN', 'attendee', 'attendee'],
  ['ADMIN', 'desk', 'desk'],
  ['ORGANIZER', 'desk', 'organizer'],
  ['ATTENDEE', 'desk', 'attendee'],
  ['ADMIN', 'nonsense', 'organizer'],
] as const)('%s asking for the view %s sees the %s view', (role, wanted, view) => {
  expect(viewFor(role, wanted)).toBe(view);
});

test('only an ADMIN can switch views', () => {
  expect((['ATTENDEE', 'ORGANIZER', 'ADMIN'] as const).filter(canSwitchView)).toEqual(['ADMIN']);
});

const organizerTabs = [
  'overview',
  'my-events',
  'ticket-sales',
  'attendees',
  'scan',
  'analytics',
  'payouts',
];
const attendeeTabs = ['overview', 'my-events', 'my-tickets', 'discover', 'favorites'];
const extras = ['my-tickets', 'messages'];
const organizerExtras = [...extras, 'team', 'history'];
const deskTabs = ['find', 'suspensions', 'reports', 'money', 'operations', 'health', 'record'];

describe.each([
  ['ORGANIZER', null, [...organizerTabs, ...organizerExtras]],
  ['ORGANIZER', 'attendee', [...organizerTabs, ...organizerExtras]],
  ['ADMIN', null, [...organizerTabs, ...deskTabs, ...organizerExtras]],
  ['ADMIN', 'organizer', [...organizerTabs, ...organizerExtras]],
  ['ADMIN', 'desk', deskTabs, 'find'],
  ['ADMIN', 'attendee', [...attendeeTabs, ...extras]],
  ['ATTENDEE', null, [...attendeeTabs, ...extras]],
  ['ATTENDEE', 'organizer', [...attendeeTabs, ...extras]],
] as const)(
  '%s asking for the view %s',
  (role, view, reached: readonly string[], first: string = 'overview') => {
    const everyTab = Object.keys(tabLabels);

    test.each(everyTab)('and ?tab=%s', (tab) => {
      const shown = reached.includes(tab) ? tab : first;
      expect(tabFor(viewFor(role, view, undefined, tab), tab)).toBe(shown);
    });

    test.each([null, '', 'nonsense', 'constructor'])('and the tab %j sees the first one', (tab) => {
      expect(tabFor(viewFor(role, view, undefined, tab), tab)).toBe(first);
    });
  },
);

test('the organizer’s and the attendee’s views start with Overview, the desk with Find', () => {
  const firsts = Object.values(tabsByView).map(([first]) => first);
  expect(firsts).toEqual(['overview', 'overview', 'find']);
});
