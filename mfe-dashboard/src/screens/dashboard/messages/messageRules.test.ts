import { draftErrors, peopleText } from './messageRules';

test.each([
  ['nothing', '', '', { subject: 'Subject is required', message: 'Message is required' }],
  ['blanks', '  ', '\n', { subject: 'Subject is required', message: 'Message is required' }],
  ['just enough', 'x'.repeat(150), 'x'.repeat(4000), {}],
  [
    'too much',
    'x'.repeat(151),
    'x'.repeat(4001),
    {
      subject: 'Subject must be at most 150 characters',
      message: 'Message must be at most 4000 characters',
    },
  ],
])('%s in subject and message', (_what, subject, message, errors) => {
  expect(draftErrors({ subject, message })).toEqual(errors);
});

test.each([
  [0, '0 people'],
  [1, '1 person'],
  [1200, '1,200 people'],
])('%d is %s', (count, text) => {
  expect(peopleText(count)).toBe(text);
});
