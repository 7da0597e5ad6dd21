import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  waitForElementToBeRemoved,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { http } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { object, string } from 'yup';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const schema = object({
  name: string().trim().default('').required('Name is required'),
  email: string().trim().default('').email('Not an address').required('Email is required'),
});

interface FormProps {
  file?: File | null;
  onInvalid?: () => void;
}

function Form({ file = null, onInvalid }: FormProps) {
  const form = useApiForm({
    schema,
    initialValues: schema.getDefault(),
    files: { picture: file },
    onSubmit: (values) => http.post('/people/', values),
    onInvalid,
  });
  const input = (name: 'name' | 'email') => {
    const { error, ...props } = form.fieldProps(name);
    return (
      <p>
        <label>
          {name}
          <input {...props} aria-invalid={error ? true : undefined} />
        </label>
        <span>{error}</span>
      </p>
    );
  };
  return (
    <form {...form.formProps} aria-label="Person">
      {form.failure ? <p role="alert">{form.failure.message}</p> : null}
      {input('name')}
      {input('email')}
      <p>{form.refusedAt('picture')}</p>
      <button type="submit">{form.isSubmitting ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={form.dismissFailure}>
        Dismiss
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      <button type="button" onClick={() => void form.attempt(() => http.post('/people/'))}>
        Save unfinished
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const submit = () => fireEvent.submit(screen.getByRole('form'));

async function fill(name = 'Ada', email = 'ada@example.test') {
  await userEvent.type(field('name'), name);
  await userEvent.type(field('email'), email);
}

/** Answers what is sent, each with the next of `answers`, the last of them from then on; records the bodies. */
function answers(...answers: (() => Response | Promise<Response>)[]) {
  const sent: unknown[] = [];
  server.use(
    route.post('/api/people/', async ({ request }) => {
      const text = await request.text();
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push(text === '' ? undefined : JSON.parse(text));
      return answer?.() ?? HttpResponse.json({});
    }),
  );
  return sent;
}
const refused = (status: number, body: object) => () => HttpResponse.json(body, { status });
const taken = refused(400, { name: ['Name is taken'], email: ['Email is taken'] });

describe('the schema’s errors', () => {
  test('show on submit, nothing is sent, and the first of them is focused', async () => {
    const sent = answers();
    const onInvalid = jest.fn();
    render(<Form onInvalid={onInvalid} />);
    await press('Send');
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    await waitFor(() => expect(field('name')).toHaveFocus());
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
  });

  test('show once a field with a value was left for another, not while it is typed into', async () => {
    render(<Form />);
    await userEvent.type(field('email'), 'ada');
    expect(screen.queryByText('Not an address')).not.toBeInTheDocument();
    await userEvent.click(field('name'));
    expect(await screen.findByText('Not an address')).toBeVisible();
    await userEvent.click(field('email'));
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  });

  test('do not show when a field is left for a button, which would shift away', async () => {
    render(<Form />);
    await userEvent.type(field('email'), 'ada');
    act(() => screen.getByRole('button', { name: 'Send' }).focus());
    expect(screen.queryByText('Not an address')).not.toBeInTheDocument();
  });
});

test('what is sent is what the schema casts', async () => {
  const sent = answers();
  render(<Form />);
  await fill(' Ada ');
  await press('Send');
  await waitFor(() => expect(sent).toEqual([{ name: 'Ada', email: 'ada@example.test' }]));
});

describe('a field that the API refuses', () => {
  test('shows why, and the first of them is focused', async () => {
    answers(refused(400, { email: ['Email is taken'] }));
    render(<Form />);
    await fill();
    await press('Send');
    expect(await screen.findByText('Email is taken')).toBeVisible();
    await waitFor(() => expect(field('email')).toHaveFocus());
    expect(field('email')).toBeInvalid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is cleared by an edit of it, not by one of another field', async () => {
    answers(taken);
    render(<Form />);
    await fill();
    await press('Send');
    await screen.findByText('Email is taken');
    await userEvent.type(field('name'), '!');
    expect(screen.queryByText('Name is taken')).not.toBeInTheDocument();
    expect(field('name')).toBeValid();
    expect(screen.getByText('Email is taken')).toBeVisible();
  });

  test('is refused again once it holds the refused value again', async () => {
    answers(taken);
    render(<Form />);
    await fill();
    await press('Send');
    await screen.findByText('Name is taken');
    await userEvent.type(field('name'), '!{Backspace}');
    expect(screen.getByText('Name is taken')).toBeVisible();
  });

  /** Sends the form; the refusal comes when the returned function is called. */
  async function sendAndWait() {
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    answers(() => asked.then(taken));
    render(<Form />);
    await fill();
    await press('Send');
    return answer;
  }

  test('is not refused if it was edited before the answer came', async () => {
    const answer = await sendAndWait();
    await userEvent.type(field('name'), '!');
    answer();
    expect(await screen.findByText('Email is taken')).toBeVisible();
    expect(screen.queryByText('Name is taken')).not.toBeInTheDocument();
  });

  test('does not take the focus from somebody who has moved on meanwhile', async () => {
    const answer = await sendAndWait();
    await userEvent.click(field('email'));
    answer();
    expect(await screen.findByText('Name is taken')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(field('email')).toHaveFocus();
  });

  test('is cleared by the next attempt', async () => {
    const sent = answers(taken, () => HttpResponse.json({}));
    render(<Form />);
    await fill();
    await press('Send');
    await screen.findByText('Name is taken');
    await press('Send');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(screen.queryByText(/is taken/)).not.toBeInTheDocument();
  });

  test('can be a file, which is cleared by choosing another', async () => {
    answers(refused(400, { picture: ['Not a picture'] }));
    const { rerender } = render(<Form file={new File(['1'], '1.png')} />);
    await fill();
    await press('Send');
    expect(await screen.findByText('Not a picture')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(<Form file={new File(['2'], '2.png')} />);
    expect(screen.queryByText('Not a picture')).not.toBeInTheDocument();
  });
});

describe('a failure of the whole form', () => {
  test.each([
    ['without fields', refused(409, { detail: 'Too late.' }), 'POST /people/ failed: 409'],
    ['of a field that the form lacks', refused(400, { age: ['No'] }), 'POST /people/ failed: 400'],
    ['of the network', () => HttpResponse.error(), 'POST /people/ failed: network'],
  ])('%s is for the form to show, and what was typed stays', async (_what, answer, message) => {
    answers(answer);
    render(<Form />);
    await fill();
    await press('Send');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('name')).toHaveValue('Ada');
    expect(field('name')).toBeValid();
  });

  test('is cleared by dismissing it, and by the next attempt', async () => {
    answers(refused(409, {}), refused(409, {}), () => HttpResponse.json({}));
    render(<Form />);
    await fill();
    await press('Send');
    await screen.findByRole('alert');
    await press('Dismiss');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Send');
    const gone = waitForElementToBeRemoved(await screen.findByRole('alert'));
    await press('Send');
    await gone;
  });

  test('that is a mistake of ours is logged too', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      render(<Form />);
      const mistake = new TypeError('not a function');
      jest.spyOn(http, 'post').mockRejectedValueOnce(mistake);
      await press('Save unfinished');
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('[form]'), mistake);
    } finally {
      jest.restoreAllMocks();
    }
  });
});

test('two submits in a row are sent once', async () => {
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const sent = answers(() => asked.then(() => HttpResponse.json({})));
  render(<Form />);
  await fill();
  act(() => {
    submit();
    submit();
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  submit();
  answer();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a form that is gone when its refusal comes leaves no error behind', async () => {
  const logged = jest.spyOn(console, 'error');
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const sent = answers(() => asked.then(taken));
  const { unmount } = render(<Form />);
  await fill();
  await press('Send');
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('an attempt outside a submit asks nothing of the schema, and shows refusals all the same', async () => {
  const sent = answers(taken);
  render(<Form />);
  await press('Save unfinished');
  expect(await screen.findByText('Name is taken')).toBeVisible();
  await waitFor(() => expect(field('name')).toHaveFocus());
  expect(sent).toEqual([undefined]);
});

test('a reset empties the form and forgets its errors', async () => {
  answers(taken);
  render(<Form />);
  await fill();
  await press('Send');
  await screen.findByText('Name is taken');
  await press('Reset');
  expect(field('name')).toHaveValue('');
  expect(screen.queryByText(/is taken|is required/)).not.toBeInTheDocument();
});

test('a group of radio buttons with an error is focused at its first one', async () => {
  const choice = object({ colour: string().default('').required('Choose a colour') });
  function Colours() {
    const { formProps, fieldProps } = useApiForm({
      schema: choice,
      initialValues: choice.getDefault(),
      onSubmit: (values) => http.post('/colours/', values),
    });
    const { error, value, ...props } = fieldProps('colour');
    return (
      <form {...formProps}>
        <div role="radiogroup" aria-label="Colour" aria-invalid={error ? true : undefined}>
          {['red', 'blue'].map((each) => (
            <label key={each}>
              <input {...props} type="radio" value={each} checked={value === each} />
              {each}
            </label>
          ))}
        </div>
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Colours />);
  await press('Send');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'red' })).toHaveFocus());
});
