import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@nzuko/shared-ui/testing';

import { testimonials } from './testimonials';
import { TestimonialsSection } from './TestimonialsSection';

const dots = () =>
  within(screen.getByRole('group', { name: 'Choose a review' })).getAllByRole('button');
const shown = () => screen.getByRole('figure');

test('the carousel has three quotes and shows the first', () => {
  renderAt(<TestimonialsSection />);
  expect(testimonials).toHaveLength(3);
  expect(dots()).toHaveLength(3);
  expect(shown()).toHaveTextContent(testimonials[0]!.content);
});

test.each(testimonials.map((testimonial, index) => [index + 1, testimonial] as const))(
  'the quote is chosen by clicking dot %i',
  async (position, { content, name, role, company }) => {
    renderAt(<TestimonialsSection />);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Review ${position}`) }));
    expect(shown()).toHaveTextContent(content);
    expect(shown()).toHaveTextContent(name);
    expect(shown()).toHaveTextContent(`${role}, ${company}`);
    expect(dots()[position - 1]).toHaveAttribute('aria-pressed', 'true');
  },
);

test('there is no automatic rotation', () => {
  jest.useFakeTimers();
  renderAt(<TestimonialsSection />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toHaveTextContent(testimonials[0]!.content);
  jest.useRealTimers();
});
