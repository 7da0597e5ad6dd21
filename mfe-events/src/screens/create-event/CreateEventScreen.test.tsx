import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { resetSession } from '@nzuko/shared-auth/testing';

import {
  fill,
  fillAll,
  fillDraft,
  field,
  open,
  press,
  setUpCreateEvent,
} from '../../test/createEventPage';
import { server } from '../../test/renderScreen';

setUpCreateEvent();

/** Answers creations with `answer` and records the fields of each. */
function creationAnswers(answer: (sent: Record<string, unknown>) => Response) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/api/events/', async ({ request }) => {
      const fields = Object.fromEntries(await request.formData());
      sent.push(fields);
      return answer(fields);
    }),
  );
  return sent;
}

const created = (fields: Record<string, unknown>) =>
  HttpResponse.json(
    buildEvent({ id: 12, status: fields.status === 'DRAFT' ? 'DRAFT' : 'PUBLISHED' }),
    { status: 201 },
  );
const refused = (status: number, body = {}) =>
  creationAnswers(() => HttpResponse.json(body, { status }));

test('an untouched form shows no errors, 50 attendees and price 0', () => {
  open();
  expect(field(/^Max attendees/)).toHaveValue(50);
  expect(field(/^Ticket price/)).toHaveValue(0);
  expect(screen.queryByText(/must be|is required/)).not.toBeInTheDocument();
});

test('checks run on every change', async () => {
  open();
  await userEvent.type(field(/^Title/), 'Ow');
  expect(await screen.findByText('Title must be at least 3 characters')).toBeInTheDocument();
  await userEvent.type(field(/^Title/), 'a');
  await waitFor(() => expect(field(/^Title/)).toBeValid());
  expect(screen.queryByText('Title must be at least 3 characters')).not.toBeInTheDocument();
});

describe('Publish Event', () => {
  test('with errors says to fix them, shows every one and puts the focus on the first', async () => {
    const sent = creationAnswers(created);
    open();
    await press('Publish Event');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please fix all validation errors before publishing.',
    );
    expect(screen.getByText('Start date is required')).toBeInTheDocument();
    expect(screen.getByText('End date is required')).toBeInTheDocument();
    expect(screen.getByText('Category is required')).toBeInTheDocument();
    expect(screen.getByText('Location must be at least 5 characters')).toBeInTheDocument();
    await waitFor(() => expect(field(/^Title/)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test('sends PUBLISHED with ISO times and goes to the success page with the event', async () => {
    const sent = creationAnswers(created);
    const { router } = open();
    await fillAll();
    await fill(/^Ticket price/, '2500.50');
    await press('Publish Event');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
    expect(sent).toEqual([
      {
        title: 'Owambe Night',
        description: 'Music, food and code.',
        category: 'Music',
        location: 'The Shrine, Ikeja, Lagos',
        start_date: '2031-03-01T08:00:00.000Z',
        end_date: '2031-03-01T16:00:00.000Z',
        timezone: 'Africa/Lagos',
        max_attendees: '50',
        pay_later_hours: '24',
        fees_borne_by: 'ORGANIZER',
        refund_share: 'LESS_FEES',
        refund_until_hours: '0',
        ticket_price: '2500.50',
        status: 'PUBLISHED',
      },
    ]);
    expect(router.state.location.state).toMatchObject({ event: { id: 12 }, action: 'published' });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a number that was cleared', () => {
  test.each([
    [/^Max attendees/, 'Max attendees is required'],
    [/^Ticket price/, 'Ticket price is required'],
  ])('%s prevents publishing and is focused', async (label, message) => {
    const sent = creationAnswers(created);
    open();
    await fillAll();
    await userEvent.clear(field(label));
    await press('Publish Event');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please fix all validation errors before publishing.',
    );
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(/^Title/)).toHaveValue('Owambe Night');
    expect(sent).toEqual([]);
  });

  test('is left empty in a draft, not sent as the default', async () => {
    const sent = creationAnswers(created);
    open();
    await fillDraft();
    await userEvent.clear(field(/^Max attendees/));
    await userEvent.clear(field(/^Ticket price/));
    await press('Save as Draft');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('max_attendees');
    expect(sent[0]).not.toHaveProperty('ticket_price');
  });

  test('is required in a ticket type even for a draft, and is focused', async () => {
    const sent = creationAnswers(created);
    open();
    await fillDraft();
    await press('Ticket Types, Quotas and Sale Dates');
    await userEvent.clear(field(/^Price/));
    await press('Save as Draft');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please correct the highlighted number before saving.',
    );
    expect(field(/^Price/)).toHaveAccessibleDescription(
      expect.stringContaining('Price is required'),
    );
    expect(field(/^Price/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('is 0 when 0 is typed: the event is free on purpose', async () => {
    const sent = creationAnswers(created);
    open();
    await fillAll();
    await userEvent.clear(field(/^Ticket price/));
    await userEvent.type(field(/^Ticket price/), '0');
    await press('Publish Event');
    await waitFor(() => expect(sent[0]).toMatchObject({ ticket_price: '0' }));
  });
});

describe('Save as Draft', () => {
  test('requires title, description and category, and names what is missing', async () => {
    const sent = creationAnswers(created);
    open();
    await fill(/^Description/, 'x');
    await press('Save as Draft');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The following fields are required: Title, Category',
    );
    expect(sent).toEqual([]);
  });

  test('sends DRAFT without the empty fields', async () => {
    const sent = creationAnswers(created);
    const { router } = open();
    await fillDraft();
    await press('Save as Draft');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
    expect(router.state.location.state).toMatchObject({ action: 'saved' });
    expect(sent[0]).toMatchObject({ status: 'DRAFT', title: 'Owambe Night' });
    expect(sent[0]).not.toHaveProperty('start_date');
    expect(sent[0]).not.toHaveProperty('location');
  });
});

describe('ticket types', () => {
  const group = (name: string) => within(screen.getByRole('group', { name }));

  test('start with the single price, can be added, and are sent with the event', async () => {
    const sent = creationAnswers(created);
    const { router } = open();
    await fillAll();
    await fill(/^Ticket price/, '5000');
    await press('Ticket Types, Quotas and Sale Dates');
    expect(group('Standard').getByLabelText(/^Price/)).toHaveValue(5000);
    await press('Add Early Bird');
    await press('Add VIP');
    const groups = screen.getAllByRole('group').map((each) => each.querySelector('legend'));
    expect(groups.map((legend) => legend?.textContent)).toEqual(['Standard', 'VIP', 'Early Bird']);
    const early = group('Early Bird');
    await userEvent.clear(early.getByLabelText(/^Price/));
    await userEvent.type(early.getByLabelText(/^Price/), '3000.50');
    await userEvent.type(early.getByLabelText(/^Quota/), '10');
    await userEvent.type(early.getByLabelText('On sale until'), '2031-02-01T12:00');
    await press('Remove VIP');
    await press('Publish Event');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
    expect(sent[0]).not.toHaveProperty('ticket_price');
    expect(JSON.parse(String(sent[0]?.ticket_types))).toEqual([
      {
        ticket_type: 'STANDARD',
        price: '5000',
        quota: null,
        sale_starts_at: null,
        sale_ends_at: null,
      },
      {
        ticket_type: 'EARLY_BIRD',
        price: '3000.50',
        quota: 10,
        sale_starts_at: null,
        sale_ends_at: '2031-02-01T11:00:00.000Z',
      },
    ]);
  });

  test('are all in the preview’s price', async () => {
    open();
    await fill(/^Ticket price/, '2500');
    expect(screen.getByText('₦2,500')).toBeInTheDocument();
    await press('Ticket Types, Quotas and Sale Dates');
    await press('Add VIP');
    await userEvent.clear(group('VIP').getByLabelText(/^Price/));
    await userEvent.type(group('VIP').getByLabelText(/^Price/), '15000.50');
    expect(screen.getByText('From ₦2,500')).toBeInTheDocument();
    await userEvent.clear(group('Standard').getByLabelText(/^Price/));
    await userEvent.type(group('Standard').getByLabelText(/^Price/), '0');
    expect(screen.getByText('Free and paid')).toBeInTheDocument();
  });

  test('with an error prevent publishing, and survive a reload', async () => {
    const sent = creationAnswers(created);
    const { unmount } = open();
    await fillAll();
    await press('Ticket Types, Quotas and Sale Dates');
    await userEvent.type(group('Standard').getByLabelText(/^Quota/), '51');
    expect(
      await screen.findByText('Quota cannot be more than the attendees allowed'),
    ).toBeInTheDocument();
    await press('Publish Event');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fix all validation errors');
    expect(sent).toEqual([]);
    unmount();
    open();
    expect(group('Standard').getByLabelText(/^Quota/)).toHaveValue(51);
  });
});

describe('the banner image', () => {
  const image = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'banner', { type });
  const choose = (file: File) =>
    userEvent.setup({ applyAccept: false }).upload(field('Banner image'), file);

  test('is previewed right away and sent with the event', async () => {
    const sent = creationAnswers(created);
    const { router } = open();
    await fillDraft();
    await choose(image('image/png'));
    expect(screen.getByRole('img', { name: 'Banner preview' })).toHaveAttribute(
      'src',
      'blob:preview',
    );
    await press('Save as Draft');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
    expect(sent[0]).toHaveProperty('banner_image');
  });

  test.each([
    ['Please select a valid image file', image('application/pdf')],
    ['Please select a valid image file', image('image/svg+xml')],
    ['Image size must be less than 5MB', image('image/png', 5 * 1024 * 1024)],
  ])('that cannot be used says: %s', async (message, file) => {
    open();
    await choose(file);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Banner preview' })).not.toBeInTheDocument();
  });

  test('that is called a picture and is none says so as soon as it fails to show', async () => {
    open();
    await choose(image('image/png'));
    const preview = screen.getByRole('img', { name: 'Banner preview' });
    act(() => void preview.dispatchEvent(new Event('error')));
    expect(screen.getByText('Please select a valid image file')).toBeInTheDocument();
    expect(preview).not.toBeInTheDocument();
  });

  test('can be removed', async () => {
    open();
    await choose(image('image/png'));
    await press('Remove Image');
    expect(field(/^Banner image/)).toHaveFocus();
    expect(screen.queryByRole('img', { name: 'Banner preview' })).not.toBeInTheDocument();
  });
});

describe('when it is not created', () => {
  test.each([
    [403, {}, 'You do not have permission to create events. Please contact an administrator.'],
    [400, { title: ['Title is taken'] }, 'Title is taken.'],
    [500, {}, 'Server error: 500'],
  ])('a %i with %j says so', async (status, body, message) => {
    refused(status, body);
    open();
    await fillDraft();
    await press('Save as Draft');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field(/^Title/)).toHaveValue('Owambe Night');
  });

  test('the errors of a 400 are shown at their fields until those change', async () => {
    refused(400, { title: ['Title is taken'] });
    open();
    await fillDraft();
    await press('Save as Draft');
    expect(await screen.findByText('Title is taken')).toBeInTheDocument();
    await userEvent.type(field(/^Title/), '!');
    expect(screen.queryByText('Title is taken')).not.toBeInTheDocument();
  });

  test('offline it is a network error', async () => {
    server.use(http.post('/api/events/', () => HttpResponse.error()));
    open();
    await fillDraft();
    await press('Save as Draft');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection and try again.',
    );
  });

  test('an answer without an event is an unexpected error, and the form stays', async () => {
    server.use(http.post('/api/events/', () => HttpResponse.json(null, { status: 201 })));
    const { router } = open();
    await fillDraft();
    await press('Save as Draft');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unexpected error occurred. Please try again.',
    );
    expect(router.state.location.pathname).toBe('/events/create-event');
  });

  test('a visitor’s 401 says so, goes to /login after 3 seconds, and keeps the edits', async () => {
    resetSession();
    refused(401);
    const { router } = open();
    await fillDraft();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Authentication failed. Please log in again.',
    );
    expect(router.state.location.pathname).toBe('/events/create-event');
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/events/create-event' },
    });
    expect(sessionStorage.getItem('event_written')).toContain('Owambe Night');
  });
});
