import { checkedBy } from '@nzuko/shared-auth/testing';

import { announcementSchema } from './announcementSchema';

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
])('%s in subject and message', async (_what, subject, message, errors) => {
  await expect(checkedBy(announcementSchema, { subject, message })).resolves.toEqual(errors);
});
