import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildUser, signInAs } from 'shared-auth/testing';

import { buildEvent } from '../../test/builders';
import { renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import CreateEventScreen from './CreateEventScreen';

setUpFakeApi();

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no local addresses for files.
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
  signInAs(buildUser({ role: 'ORGANIZER' }));
});

const open = () => renderScreen(<CreateEventScreen />, { path: '/events/create-event' });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** Puts a text into a field in one go, as pasting does. */
async function fill(label: RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers creations with `answer` and remembers the fields of each. */
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

/** Fills what a draft must have. */
async function fillDraft() {
  await fill(/^Title/, 'Owambe Night');
  await fill(/^Description/, 'Music, food and code.');
  await userEvent.selectOptions(field(/^Category/), 'Music');
}

/** Fills the whole form rightly. */
async function fillAll() {
  await fillDraft();
  await fill(/^Location/, 'The Shrine, Ikeja, Lagos');
  await fill(/^Start date/, '2031-03-01T09:00');
  await fill(/^End date/, '2031-03-01T17:00');
}

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
  await waitFor(() =>
    expect(screen.queryByText('Title must be at least 3 characters')).not.toBeInTheDocument(),
  );
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
        ticket_price: '2500.50',
        status: 'PUBLISHED',
      },
    ]);
    expect(router.state.location.state).toMatchObject({ event: { id: 12 }, action: 'published' });
    expect(sessionStorage).toHaveLength(0);
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

  test('sends DRAFT without what was left empty', async () => {
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

  test('begin with the one price, can be added, and are sent with the event', async () => {
    const sent = creationAnswers(created);
    const { router } = open();
    await fillAll();
    await fill(/^Ticket price/, '5000');
    await press('Ticket types, quotas and sale dates');
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

  test('with an error keep the event from being published, and survive a reload', async () => {
    const sent = creationAnswers(created);
    const { unmount } = open();
    await fillAll();
    await press('Ticket types, quotas and sale dates');
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

  test('is shown at once and sent with the event', async () => {
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
    ['Image size must be less than 5MB', image('image/png', 5 * 1024 * 1024)],
  ])('that cannot be used says: %s', async (message, file) => {
    open();
    await choose(file);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Banner preview' })).not.toBeInTheDocument();
  });

  test('can be removed', async () => {
    open();
    await choose(image('image/png'));
    await press('Remove image');
    expect(screen.queryByRole('img', { name: 'Banner preview' })).not.toBeInTheDocument();
  });
});

describe('Unsaved Changes', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: 'Unsaved Changes' });

  test.each(['Cancel', 'Back'])('%s without edits leaves at once', async (name) => {
    const { router } = open();
    await press(name);
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test.each(['Cancel', 'Back'])('%s with edits asks, and Stay & Continue stays', async (name) => {
    const { router } = open();
    await fill(/^Title/, 'Owambe');
    await press(name);
    await dialog();
    await press('Stay & Continue');
    expect(router.state.location.pathname).toBe('/events/create-event');
    expect(field(/^Title/)).toHaveValue('Owambe');
  });

  test('Leave Without Saving leaves and forgets what was typed', async () => {
    const { router } = open();
    await fill(/^Title/, 'Owambe');
    await press('Cancel');
    await dialog();
    await press('Leave Without Saving');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('signing in does not ask: what was typed is still there afterwards', async () => {
    const { router } = open();
    await fill(/^Title/, 'Owambe');
    await act(() => router.navigate('/login?session=expired'));
    expect(router.state.location.pathname).toBe('/login');
    expect(sessionStorage.getItem('event_written')).toContain('Owambe');
  });

  test('the browser’s back asks too', async () => {
    const { router } = open();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/events/create-event'));
    await fill(/^Title/, 'Owambe');
    await act(() => router.navigate(-1));
    await dialog();
  });

  test('closing the tab asks as the browser does', async () => {
    open();
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    await fill(/^Title/, 'Owambe');
    expect(close()).toBe(false);
  });
});

test('what was typed survives a reload', async () => {
  const { unmount } = open();
  await fillDraft();
  unmount();
  open();
  expect(field(/^Title/)).toHaveValue('Owambe Night');
  expect(field(/^Category/)).toHaveValue('Music');
  expect(screen.getByText(/What you typed is back/)).toBeInTheDocument();
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

  test('the errors of a 400 stand under their fields until those change', async () => {
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

  test('a 401 says so, goes to /login after 3 seconds, and keeps what was typed', async () => {
    localStorage.clear();
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
