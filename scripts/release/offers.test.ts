import { offersOf } from './offers';

test('each slot is listed with its place, module, access and order', () => {
  const around = { module: './EventsAround', access: 'member' } as const;
  expect(offersOf({ slots: { 'dashboard.overview': around } })).toEqual([
    'slot  dashboard.overview  ./EventsAround  member',
  ]);
  expect(offersOf({ slots: { 'dashboard.overview': { ...around, order: 2 } } })).toEqual([
    'slot  dashboard.overview  ./EventsAround  member  order 2',
  ]);
});

test('each nav entry is listed with its label, path, audience and order', () => {
  const events = { label: 'Events', path: '/events', access: 'member' } as const;
  expect(
    offersOf({ nav: [events, { ...events, roles: ['ORGANIZER', 'ADMIN'], order: 20 }] }),
  ).toEqual(['nav  Events  /events  member', 'nav  Events  /events  ORGANIZER, ADMIN  order 20']);
});

test('each event is listed, published or listened to', () => {
  expect(
    offersOf({ events: { publishes: ['event.saved@1'], listens: ['event.saved@1'] } }),
  ).toEqual(['publishes  event.saved@1', 'listens  event.saved@1']);
});

test('a remote that has only screens offers nothing', () => {
  expect(offersOf({})).toEqual([]);
});
