import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import styled from 'styled-components';

// scripts/jest takes work out of component tests by relying on packages' internals: these tests fail when a package changes
// so that it no longer does.

const { stack } = new Error();

const Note = styled.p`
  display: none;
  &.is-new {
    display: grid;
  }
`;

test('styled-components adds rules to the sheet, not as text, and they take effect', () => {
  render(
    <>
      <Note data-testid="old" />
      <Note data-testid="new" className="is-new" />
    </>,
  );
  expect(screen.getByTestId('old')).not.toBeVisible();
  expect(screen.getByTestId('new')).toHaveStyle({ display: 'grid' });
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
  expect(sheets.map(({ textContent }) => textContent)).toEqual(['']);
  expect(sheets[0]!.sheet!.cssRules).toHaveLength(2);
});

test('a rule that a script adds or takes away changes styles at once', () => {
  document.head.append(document.createElement('style'));
  const { sheet } = document.head.lastElementChild as HTMLStyleElement;
  const hidden = () => getComputedStyle(document.body).visibility === 'hidden';
  expect(hidden()).toBe(false);
  sheet!.insertRule('body { visibility: hidden }', 0);
  expect(hidden()).toBe(true);
  sheet!.deleteRule(0);
  expect(hidden()).toBe(false);
});

test('React does not note where each element was made', () => {
  const { _debugStack: one } = createElement('p') as unknown as { _debugStack: Error };
  const { _debugStack: other } = createElement('p') as unknown as { _debugStack: Error };
  expect(one).toBeInstanceOf(Error);
  expect(other).toBe(one);
});

test('modules are compiled by browserRuntime.js, once per worker', () => {
  expect(stack).toMatch(/compiledOnce .*environment\.test\.tsx/);
});
