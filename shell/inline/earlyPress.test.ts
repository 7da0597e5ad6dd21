import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';

import { earlyPress } from './earlyPress';

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div id="prerendered">
    <button><span>Register for Free</span></button><button>Save</button>
    <button aria-disabled="true">Share</button><a href="#top">Top</a>
    </div><button>Live</button></div>`;
  earlyPress();
});

const button = (name: string) => screen.getByRole('button', { name });

test('a pressed button of the markup, or its content, is marked and busy', async () => {
  await userEvent.click(screen.getByText('Register for Free'));
  expect(button('Register for Free')).toHaveAttribute('data-pressed', '');
  expect(button('Register for Free')).toHaveAttribute('aria-busy', 'true');
});

test('only the last press counts', async () => {
  await userEvent.click(button('Register for Free'));
  await userEvent.click(button('Save'));
  expect(button('Register for Free')).not.toHaveAttribute('data-pressed');
  expect(button('Register for Free')).not.toHaveAttribute('aria-busy');
  expect(button('Save')).toHaveAttribute('data-pressed', '');
});

test('disabled buttons, other elements and buttons React already owns are left alone', async () => {
  await userEvent.click(button('Share'));
  await userEvent.click(screen.getByRole('link', { name: 'Top' }));
  await userEvent.click(button('Live'));
  expect(document.querySelector('[data-pressed]')).toBeNull();
});
