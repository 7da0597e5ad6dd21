import { act, render, screen } from '@testing-library/react';

import { buildUser, resetSession, signInAs } from '../testing';
import { provideFlags, useFlag } from './flags';

const NAME = 'talks.map';
function Screen({ otherwise }: { otherwise?: boolean }) {
  return <p>{useFlag(NAME, otherwise) ? 'on' : 'off'}</p>;
}
const inHtml = (text: string) => {
  document.head.innerHTML = `<script type="application/json" id="registry">${text}</script>`;
};
const shown = () => screen.getByRole('paragraph');

afterEach(() => {
  provideFlags(null);
  resetSession();
  document.head.innerHTML = '';
});

test('a flag is as the page server has written it into the page', () => {
  inHtml(`{ "flags": { "${NAME}": true } }`);
  render(<Screen />);
  expect(shown()).toHaveTextContent('on');
});

test.each([
  ['without flags', '{}'],
  ['that does not know this one', '{ "flags": { "talks.list": true } }'],
  ['that is not whole', '{ "fla'],
])('a page %s, as in a shell from before flags, has the default', (_what, text) => {
  inHtml(text);
  render(<Screen otherwise />);
  expect(shown()).toHaveTextContent('on');
  provideFlags(null);
  render(<Screen />, { container: document.body.appendChild(document.createElement('div')) });
  expect(screen.getAllByRole('paragraph')[1]).toHaveTextContent('off');
});

test('a flag for some roles follows the session', () => {
  provideFlags({ [NAME]: ['ORGANIZER'] });
  render(<Screen otherwise />);
  expect(shown()).toHaveTextContent('off');
  act(() => signInAs(buildUser({ role: 'ATTENDEE' })));
  expect(shown()).toHaveTextContent('off');
  act(() => signInAs(buildUser({ role: 'ORGANIZER' })));
  expect(shown()).toHaveTextContent('on');
  act(() => resetSession());
  expect(shown()).toHaveTextContent('off');
});
