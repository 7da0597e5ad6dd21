import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataSaverStore } from '@nzuko/shared-ui';
import { renderAt, resetUi } from '@nzuko/shared-ui/testing';

import { EventBanner } from './EventBanner';

const event = {
  title: 'Lagos Rust Night',
  category: 'Technology',
  banner_image: '/media/large.webp',
  banner_image_small: '/media/small.webp',
} as const;
const button = () => screen.queryByRole('button');
const pictures = () => [...document.querySelectorAll('img')];

beforeEach(resetUi);

test('without Data Saver the picture is there, and says nothing to screen readers', () => {
  renderAt(<EventBanner event={event} />);
  expect(pictures()).toHaveLength(1);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(button()).not.toBeInTheDocument();
});

describe('with Data Saver', () => {
  beforeEach(() => dataSaverStore.setState({ isOn: true }));

  test('the picture comes once its button is pressed, and takes the focus', async () => {
    renderAt(<EventBanner event={event} />);
    expect(pictures()).toHaveLength(0);
    expect(button()).toHaveAccessibleName('Show Picture: Lagos Rust Night');
    expect(button()).toHaveTextContent('Show Picture');
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button()).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Lagos Rust Night' })).toHaveFocus();
  });

  test('a picture that was asked for shows wherever it stands', async () => {
    renderAt(
      <>
        <EventBanner event={event} />
        <EventBanner event={event} />
        <EventBanner event={{ ...event, banner_image: '/media/other.webp' }} />
      </>,
    );
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(pictures()).toHaveLength(2);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('a chosen file is shown: it is on the device already', () => {
    renderAt(<EventBanner event={{ ...event, banner_image: 'blob:http://localhost/1' }} />);
    expect(pictures()).toHaveLength(1);
  });

  test('an event without a picture has no button', () => {
    renderAt(<EventBanner event={{ ...event, banner_image: null }} />);
    expect(button()).not.toBeInTheDocument();
  });

  test('where a button has no place, there is neither', () => {
    renderAt(<EventBanner event={event} pressable={false} />);
    expect(pictures()).toHaveLength(0);
    expect(button()).not.toBeInTheDocument();
  });
});
