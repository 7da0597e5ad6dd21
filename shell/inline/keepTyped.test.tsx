import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { keepTyped } from './keepTyped';

const start = { email: '', code: 'abc', role: 'ATTENDEE', news: false, city: '' };
type Values = typeof start;

let seen: Values;
let sent: number;
const see = (values: Values) => void (seen = values);
const send = () => void (sent += 1);

function Form() {
  const [values, setValues] = useState(start);
  useEffect(() => see(values), [values]);
  const field = (name: keyof Values) => ({
    name,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValues((last) => ({
        ...last,
        [name]: 'checked' in target && target.type === 'checkbox' ? target.checked : target.value,
      })),
  });
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input type="email" {...field('email')} value={values.email} />
      <input {...field('code')} value={values.code} />
      {['ATTENDEE', 'ORGANIZER'].map((role) => (
        <input
          key={role}
          type="radio"
          {...field('role')}
          value={role}
          checked={values.role === role}
        />
      ))}
      <input type="checkbox" {...field('news')} checked={values.news} />
      <select {...field('city')} value={values.city}>
        <option value="">All</option>
        <option>Lagos</option>
        <option>Yola</option>
      </select>
      <button>Send</button>
    </form>
  );
}

/** The server's markup of the form, and a function that replaces it by React's, as the shell does. */
function open() {
  history.replaceState(null, '', '/login');
  document.body.innerHTML = `<div id="root"><div id="prerendered">${renderToString(<Form />)}</div></div>`;
  const markup = document.getElementById('prerendered')!;
  keepTyped();
  return async (screen = <Form />, restoreFocus: () => void = () => undefined) => {
    const page = document.createElement('div');
    await act(() => flushSync(() => createRoot(page).render(screen)));
    await act(async () => {
      markup.replaceWith(page);
      restoreFocus();
    });
    return page;
  };
}

const field = (name: string, index = 0) =>
  document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[index]!;

beforeEach(() => {
  seen = start;
  sent = 0;
});

test('what was typed and chosen before the screen came is in React’s fields and in its state', async () => {
  const replace = open();
  await userEvent.type(field('email'), 'ada@example.test');
  await userEvent.clear(field('code'));
  await userEvent.click(field('role', 1));
  await userEvent.click(field('news'));
  await userEvent.selectOptions(field('city'), 'Yola');
  await replace();
  expect(seen).toEqual({
    email: 'ada@example.test',
    code: '',
    role: 'ORGANIZER',
    news: true,
    city: 'Yola',
  });
  expect(field('email')).toHaveValue('ada@example.test');
  expect(field('city')).toHaveValue('Yola');
});

test('what the browser filled in without an event is kept too', async () => {
  const replace = open();
  field('email').value = 'ada@example.test';
  await replace();
  expect(seen.email).toBe('ada@example.test');
});

test('fields that nobody changed are left alone', async () => {
  const replace = open();
  await replace();
  expect(seen).toBe(start);
});

test('the caret stays in its place in the focused field', async () => {
  const replace = open();
  await userEvent.type(field('code'), 'def');
  field('code').setSelectionRange(1, 4);
  await replace(<Form />, () => field('code').focus());
  expect(field('code')).toHaveFocus();
  expect(field('code')).toHaveValue('abcdef');
  expect([field('code').selectionStart, field('code').selectionEnd]).toEqual([1, 4]);
});

test('a form of the markup isn’t sent, and React’s own is', async () => {
  const replace = open();
  const submit = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit()).toBe(true);
  expect(sent).toBe(0);
  await replace();
  await act(async () => void submit());
  expect(sent).toBe(1);
});

test('it waits while something without fields stands in between', async () => {
  const replace = open();
  field('email').value = 'ada@example.test';
  const page = await replace(<p>Loading…</p>);
  const later = document.createElement('div');
  await act(() => flushSync(() => createRoot(later).render(<Form />)));
  await act(async () => page.replaceWith(later));
  expect(seen.email).toBe('ada@example.test');
});

test('another page gets nothing of it', async () => {
  const replace = open();
  field('email').value = 'ada@example.test';
  history.replaceState(null, '', '/register');
  await replace();
  expect(seen.email).toBe('');
});
