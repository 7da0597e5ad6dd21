import { forgetDraft, keepDraft, readDraft } from './signInDraft';

const holders = [{ name: 'Ada Obi', email: 'ada@example.test' }];
const image = new File(['picture'], 'face.png', { type: 'image/png' });

beforeEach(() => keepDraft({ eventId: 7, holders, phone: '0803 123 4567', image }));
afterEach(() => {
  forgetDraft();
  sessionStorage.clear();
});

test('a booking interrupted by a sign-in is restored', () => {
  expect(readDraft(7)).toMatchObject({ eventId: 7, phone: '0803 123 4567', image });
  expect(readDraft(7)?.holders[0]).toEqual(holders[0]);
});

test('it is not restored for another event', () => {
  expect(readDraft(8)).toBeUndefined();
});

test('it is gone once cleared', () => {
  forgetDraft();
  expect(readDraft(7)).toBeUndefined();
});

test.each(['null', '{', '[]', '{"eventId":7,"holders":"Ada"}'])(
  'where the storage holds %s there is none',
  (text) => {
    sessionStorage.setItem(sessionStorage.key(0)!, text);
    expect(readDraft(7)).toBeUndefined();
  },
);

test('an invalid row is empty', () => {
  keepDraft({
    eventId: 7,
    holders: [{ name: 'Ada Obi' } as (typeof holders)[0]],
    phone: '',
    image: null,
  });
  expect(readDraft(7)?.holders[0]).toEqual({ name: '', email: '' });
});
