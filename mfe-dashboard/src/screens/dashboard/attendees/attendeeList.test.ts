import { buildAttendee } from '../../../test/builders';
import { attendeeRows, countAttendees, searchAttendees, searchTexts } from './attendeeList';

const attendees = [
  buildAttendee({
    name: 'Ngozi Adeyẹmi',
    email: 'ngozi@x.test',
    phone: '+2348031234567',
    ticket_number: 'NZ-AAAA',
  }),
  buildAttendee({
    name: 'Ɗanjuma Adébáyọ̀ O’Brien',
    email: 'MUSA@y.test',
    ticket_number: 'NZ-BBBB',
    on_hold: true,
    ticket_type: 'EARLY_BIRD',
    checked_in: true,
    checked_in_time: '2031-03-01T22:45:00.000Z',
    checked_in_gate: 'North · Tunde',
  }),
];

test.each([
  ['a name', 'adeyẹmi', ['NZ-AAAA']],
  ['plain letters', 'danjuma adebayo obrien', ['NZ-BBBB']],
  ['another apostrophe', "o'brien", ['NZ-BBBB']],
  ['an email', 'musa@Y', ['NZ-BBBB']],
  ['a ticket number', 'nz-bb', ['NZ-BBBB']],
  ['nothing', '  ', ['NZ-AAAA', 'NZ-BBBB']],
  ['what nobody has', 'zzz', []],
])('searches by %s, case-insensitively', (_case, text, numbers) => {
  expect(
    searchAttendees(attendees, searchTexts(attendees), text).map((each) => each.ticket_number),
  ).toEqual(numbers);
});

test('counts all, checked in and pending', () => {
  expect(countAttendees(attendees)).toEqual({ total: 2, checkedIn: 1, pending: 1 });
});

test('the CSV has the columns of the spec, then phone, gate, zone and dispute, and times that sort', () => {
  expect(attendeeRows(attendees, 'Africa/Lagos')).toEqual([
    [
      'Name',
      'Email',
      'Ticket Number',
      'Ticket Type',
      'Check-in Status',
      'Check-in Time',
      'Phone',
      'Gate',
      'Time Zone',
      'Payment',
    ],
    [
      'Ngozi Adeyẹmi',
      'ngozi@x.test',
      'NZ-AAAA',
      'Standard',
      'Pending',
      '',
      '+2348031234567',
      '',
      'Africa/Lagos',
      '',
    ],
    [
      'Ɗanjuma Adébáyọ̀ O’Brien',
      'MUSA@y.test',
      'NZ-BBBB',
      'Early Bird',
      'Checked In',
      '2031-03-01 23:45:00',
      '',
      'North · Tunde',
      'Africa/Lagos',
      'Disputed',
    ],
  ]);
});
