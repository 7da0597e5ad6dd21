import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, dayAt, daysFromNow } from '@nzuko/contract/testing';

import { openEditEvent as open } from '../../test/editEventPage';
import { server, setUpFakeApi } from '../../test/renderScreen';

setUpFakeApi();
beforeEach(() => sessionStorage.clear());

const over = buildEvent({ start_date: daysFromNow(-2), end_date: daysFromNow(-1) });

describe('a change that ticket holders are mailed about', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const retype = async (label: RegExp, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  const refund = 'whoever paid can cancel for a full refund for up to a week';

  test.each([
    [/^Location/, 'Freedom Park, Lagos', 'Move this event?', refund],
    [/^Start date/, dayAt(13, 9).slice(0, 16), 'Move this event?', refund],
    [/^End date/, dayAt(15, 9).slice(0, 16), 'Change the times?', 'we have. You'],
    [/^Doors open/, dayAt(14, 8).slice(0, 16), 'Change the times?', 'we have. You'],
  ])('of %s says so, and is saved once it is confirmed', async (label, text, title, words) => {
    const { router, sent } = await open();
    await retype(label, text);
    await save();
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    expect(dialog.getByText(/^We’ll email every ticket holder whose address/)).toHaveTextContent(
      words,
    );
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
    expect(sent).toHaveLength(1);
  });

  test('can be taken back', async () => {
    const { sent } = await open();
    await retype(/^Location/, 'Freedom Park, Lagos');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Location/)).toHaveValue('Freedom Park, Lagos');
    expect(sent).toEqual([]);
    await retype(/^Location/, 'Civic Tower, Victoria Island');
    await save();
    await waitFor(() => expect(sent).toEqual([{ status: 'PUBLISHED' }]));
  });

  test('is refused for an event that is over, which can’t be cancelled either', async () => {
    const { sent } = await open(over);
    expect(screen.queryByRole('button', { name: 'Cancel Event' })).not.toBeInTheDocument();
    await retype(/^Start date/, dayAt(13, 9).slice(0, 16));
    await save();
    expect(screen.getByLabelText(/^Start date/)).toHaveAccessibleDescription(
      expect.stringContaining('This event is over, so it can’t be moved.'),
    );
    expect(sent).toEqual([]);
  });

  test('takes doors along, unless they were given a time of their own', async () => {
    await open(buildEvent({ doors_open: dayAt(14, 8) }));
    const doors = screen.getByLabelText(/^Doors open/);
    const day = dayAt(21, 9).slice(0, 10);
    // In Lagos, as all times of the form.
    await retype(/^Start date/, `${day}T11:30`);
    expect(doors).toHaveValue(`${day}T10:30`);
    await retype(/^Doors open/, `${day}T05:00`);
    await retype(/^Start date/, `${day}T06:00`);
    expect(doors).toHaveValue(`${day}T05:00`);
  });

  test.each([
    ['nobody has a ticket', buildEvent(), 0],
    ['it corrects an event that is over', over, 12],
  ])('is saved at once when %s', async (_when, event, sold_tickets) => {
    const { sent } = await open(event);
    server.use(http.get('/api/events/7/statistics/', () => HttpResponse.json({ sold_tickets })));
    await retype(/^Location/, 'Freedom Park, Lagos');
    await save();
    await waitFor(() =>
      expect(sent).toEqual([{ location: 'Freedom Park, Lagos', status: 'PUBLISHED' }]),
    );
  });
});
