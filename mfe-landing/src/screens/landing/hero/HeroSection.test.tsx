import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@nzuko/shared-ui/testing';

import { preferReducedMotion, resetBrowser } from '../../../test/fakeBrowser';
import { HeroSection } from './HeroSection';

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const STEP_MS = 5000;

function visit() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { router } = renderAt(<HeroSection />);
  return { user, router };
}

const steps = () => within(screen.getByRole('group', { name: 'How it works, in three steps' }));
const stepShown = () => steps().getByRole('button', { pressed: true }).textContent;
const pictures = () =>
  steps()
    .getAllByRole('img', { hidden: true })
    .map((image) => image.getAttribute('alt'));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the hero', () => {
  test('starts with the step named create', () => {
    visit();
    expect(stepShown()).toBe('Create');
    expect(screen.getByText(/stays a draft until you press Publish Event/)).toBeVisible();
    expect(screen.getByText(/pay by card in naira/)).not.toBeVisible();
  });

  test('shows screenshots: the first right away, the others before their turn', () => {
    visit();
    expect(pictures()).toEqual([expect.stringMatching(/^The form for a new event/)]);
    pass(0);
    expect(pictures()).toEqual([
      expect.stringMatching(/^The form for a new event/),
      expect.stringMatching(/^The tickets of an event/),
      expect.stringMatching(/^A QR ticket in front of the camera/),
    ]);
  });

  test('cycles through three steps every 5 seconds', () => {
    visit();
    pass(STEP_MS - 1);
    expect(stepShown()).toBe('Create');
    pass(1);
    expect(stepShown()).toBe('Sell');
    expect(screen.getByText(/pay by card in naira/)).toBeVisible();
    pass(STEP_MS);
    expect(stepShown()).toBe('Scan');
    pass(STEP_MS);
    expect(stepShown()).toBe('Create');
  });

  test('stays paused for users who prefer reduced motion, unless they press Play', async () => {
    preferReducedMotion(true);
    const { user } = visit();
    pass(10 * STEP_MS);
    expect(stepShown()).toBe('Create');
    await user.click(screen.getByRole('button', { name: 'Play the steps' }));
    pass(STEP_MS);
    expect(stepShown()).toBe('Sell');
  });

  test('pauses while hovered', async () => {
    const { user } = visit();
    await user.hover(screen.getByRole('button', { name: 'Sell' }));
    pass(3 * STEP_MS);
    expect(stepShown()).toBe('Create');
    await user.unhover(screen.getByRole('button', { name: 'Sell' }));
    pass(STEP_MS);
    expect(stepShown()).toBe('Sell');
  });

  test('pauses while focused', async () => {
    const { user } = visit();
    screen.getByRole('link', { name: 'Watch Demo' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Create' })).toHaveFocus();
    pass(3 * STEP_MS);
    expect(stepShown()).toBe('Create');
    await user.tab({ shift: true });
    pass(STEP_MS);
    expect(stepShown()).toBe('Sell');
  });

  test('pauses and plays with its button, even while hovered', async () => {
    const { user } = visit();
    await user.click(screen.getByRole('button', { name: 'Pause the steps' }));
    await user.unhover(screen.getByRole('button', { name: 'Play the steps' }));
    pass(3 * STEP_MS);
    expect(stepShown()).toBe('Create');
    await user.click(screen.getByRole('button', { name: 'Play the steps' }));
    pass(STEP_MS);
    expect(stepShown()).toBe('Sell');
  });

  test('shows the step whose button is pressed, also by keyboard', async () => {
    const { user } = visit();
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    expect(stepShown()).toBe('Scan');
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(stepShown()).toBe('Sell');
  });

  test('links Start Free Trial to the relative path events/create-event', async () => {
    const { user, router } = visit();
    await user.click(screen.getByRole('link', { name: 'Start Free Trial' }));
    expect(router.state.location.pathname).toBe('/events/create-event');
  });

  test('links Watch Demo to the demo section', async () => {
    const { user, router } = visit();
    await user.click(screen.getByRole('link', { name: 'Watch Demo' }));
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#demo' });
  });
});

test('the stats strip makes the five claims word for word', () => {
  visit();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '10+ organizers',
    '20+ events created',
    '10+ tickets sold',
    '99.9% uptime',
    '24/7 support',
  ]);
});
