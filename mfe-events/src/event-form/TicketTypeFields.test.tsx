import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { open, press, setUpCreateEvent } from '../test/createEventPage';

setUpCreateEvent();

const group = (name: string) => within(screen.getByRole('group', { name }));

test('each button’s successor takes the keyboard focus', async () => {
  open();
  await press('Ticket Types, Quotas and Sale Dates');
  expect(group('Standard').getByLabelText(/^Price/)).toHaveFocus();
  await press('Add VIP');
  expect(group('VIP').getByLabelText(/^Price/)).toHaveFocus();
  await press('Remove VIP');
  expect(screen.getByRole('button', { name: 'Add VIP' })).toHaveFocus();
  await press('One Price for All');
  expect(screen.getByRole('button', { name: 'Ticket Types, Quotas and Sale Dates' })).toHaveFocus();
});

test.each([
  ['Remove VIP', 'Remove VIP?', 'Add VIP'],
  ['One Price for All', 'Use one price for all?', 'Ticket Types, Quotas and Sale Dates'],
])('%s asks first if that loses what was entered', async (label, question, successor) => {
  open();
  await press('Ticket Types, Quotas and Sale Dates');
  await press('Add VIP');
  await userEvent.type(group('VIP').getByLabelText(/^Quota/), '5');
  const answer = async (name: string) => {
    await press(label);
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await userEvent.click(dialog.getByRole('button', { name }));
  };
  await answer('Cancel');
  expect(group('VIP').getByLabelText(/^Quota/)).toHaveValue(5);
  await waitFor(() => expect(screen.getByRole('button', { name: label })).toHaveFocus());
  await answer(label);
  await waitFor(() => expect(screen.getByRole('button', { name: successor })).toHaveFocus());
  expect(screen.queryByRole('group', { name: 'VIP' })).not.toBeInTheDocument();
});
