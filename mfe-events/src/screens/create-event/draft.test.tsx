import { screen, waitFor } from '@testing-library/react';

import { field, fill, open, press, setUpCreateEvent } from '../../test/createEventPage';

setUpCreateEvent();

test('a draft isn’t asked for what a failed attempt to publish was asked for', async () => {
  open();
  await fill(/^Title/, 'Ow');
  await press('Publish Event');
  await waitFor(() => expect(field(/^Location/)).toBeInvalid());
  await press('Save as Draft');
  expect(await screen.findByText(/^The following fields are required/)).toBeInTheDocument();
  expect(field(/^Location/)).toBeValid();
  // Fields with text are validated on every change.
  expect(field(/^Title/)).toBeInvalid();
  await press('Publish Event');
  await waitFor(() => expect(field(/^Location/)).toBeInvalid());
});

test('the preview names no category before one is chosen, and the price’s hint its limit', () => {
  open();
  expect(screen.getByText('Category', { selector: '[inert] *' })).toBeInTheDocument();
  expect(screen.queryByText('Other', { selector: '[inert] *' })).not.toBeInTheDocument();
  expect(field(/^Ticket price/)).toHaveAccessibleDescription(/At most ₦1,000,000/);
});
