import { forgetBooking, keepBooking, readBooking } from './interruptedBooking';

const holders = [{ name: 'Ada Obi', email: 'ada@example.test' }];
const image = new File(['picture'], 'face.png', { type: 'image/png' });

beforeEach(() => keepBooking({ eventId: 7, holders, phone: '0803 123 4567', image }));
afterEach(() => {
  forgetBooking();
  sessionStorage.clear();
});

test('a booking interrupted by a sign-in is restored', () => {
  expect(readBooking(7)).toMatchObject({ eventId: 7, phone: '0803 123 4567', image });
  expect(readBooking(7)?.holders[0]).toEqual(holders[0]);
});

test('it is not restored for another event', () => {
  expect(readBooking(8)).toBeUndefined();
});

test('it is gone once cleared', () => {
  forgetBooking();
  expect(readBooking(7)).toBeUndefined();
});

test.each(['null', '{', '[]', '{"eventId":7,"holders":"Ada"}'])(
  'where the storage holds %s there is none',
  (text) => {
    sessionStorage.setItem(sessionStorage.key(0)!, text);
    expect(readBooking(7)).toBeUndefined();
  },
);

test('an invalid row is empty', () => {
  keepBooking({
    eventId: 7,
    holders: [{ name: 'Ada Obi' } as (typeof holders)[0]],
    phone: '',
    image: null,
  });
  expect(readBooking(7)?.holders[0]).toEqual({ name: '', email: '' });
});
