import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEvent } from '@nzuko/contract/testing';

import { queryClient } from '../../api/queryClient';
import { openEditEvent as open } from '../../test/editEventPage';
import { setUpFakeApi } from '../../test/renderScreen';

setUpFakeApi();
beforeEach(() => sessionStorage.clear());

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

/** Closes the page; what the tab and the device have kept stays. */
function reload(unmount: () => void) {
  unmount();
  queryClient.clear();
}
function closeBrowser(unmount: () => void) {
  reload(unmount);
  sessionStorage.clear();
}

test('edits survive a reload, and are cleared once they are saved', async () => {
  const first = await open();
  await userEvent.type(screen.getByLabelText(/^Title/), ' II');
  reload(first.unmount);
  const { router } = await open();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Lagos React Meetup II');
  expect(screen.getByText(/We’ve restored what you typed/)).toBeInTheDocument();
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['a reload', reload],
  ['a closed browser', closeBrowser],
])('edits survive %s, and undo nothing that was changed since', async (_what, leave) => {
  const first = await open();
  await userEvent.type(screen.getByLabelText(/^Title/), ' II');
  leave(first.unmount);
  const { sent } = await open(
    buildEvent({
      location: 'Moved to Ikeja',
      start_date: '2031-03-01T07:00:00.000Z',
      end_date: '2031-03-01T14:00:00.000Z',
    }),
  );
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Lagos React Meetup II');
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Moved to Ikeja');
  expect(screen.getByLabelText(/^Start date/)).toHaveValue('2031-03-01T08:00');
  await save();
  await waitFor(() =>
    expect(sent).toEqual([{ title: 'Lagos React Meetup II', status: 'PUBLISHED' }]),
  );
});

describe('edits of ticket types', () => {
  const eventWith = (vipPrice: string) =>
    buildEvent({
      ticket_price: '5000.00',
      ticket_types: [
        { ticket_type: 'STANDARD', price: '5000.00', available: 8, quota: 8 },
        { ticket_type: 'VIP', price: vipPrice, available: 4, quota: 5 },
      ],
    });
  const fieldOf = (type: string, label: RegExp) =>
    within(screen.getByRole('group', { name: type })).getByLabelText(label);
  const quotaOf = (type: string) => fieldOf(type, /^Quota/);
  const editAndReload = async (label = /^Quota/, text = '6') => {
    const { unmount } = await open(eventWith('20000.00'));
    await userEvent.clear(fieldOf('Standard', label));
    await userEvent.type(fieldOf('Standard', label), text);
    reload(unmount);
  };

  test('survive a reload', async () => {
    await editAndReload();
    await open({ ...eventWith('20000.00'), location: 'Moved to Ikeja' });
    expect(quotaOf('Standard')).toHaveValue(6);
    expect(screen.queryByText(/ticket types have been changed/)).not.toBeInTheDocument();
  });

  test.each<[string, () => Promise<void>, { quota?: number; price?: string }]>([
    ['a quota', () => editAndReload(), { quota: 6 }],
    ['a price', () => editAndReload(/^Price/, '4500'), { price: '4500.00' }],
  ])('are nobody else’s if %s was saved and only the answer lost', async (_what, edit, change) => {
    await edit();
    const { ticket_types: types, ...event } = eventWith('20000.00');
    await open({
      ...event,
      ticket_price: change.price ?? event.ticket_price,
      ticket_types: types.map((type, index) => (index === 0 ? { ...type, ...change } : type)),
    });
    expect(screen.queryByText(/ticket types have been changed/)).not.toBeInTheDocument();
  });

  test('are dropped with a word once somebody else has changed a type', async () => {
    await editAndReload();
    const { sent } = await open(eventWith('30000.00'));
    expect(quotaOf('Standard')).toHaveValue(8);
    expect(
      screen.getByText(
        /The ticket types have been changed since, so please make your changes to them again\./,
      ),
    ).toBeInTheDocument();
    await save();
    await waitFor(() => expect(sent).toEqual([{ status: 'PUBLISHED' }]));
  });
});
