import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetUi, warmUi } from '../testing';
import { ToastArea } from './ToastArea';
import { toast, toastStore } from './toastStore';

const show = (input: Parameters<typeof toast>[0]) => act(() => void toast(input));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const isOpen = () => toastStore.getState().toasts[0]?.open;

function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<ToastArea />);
  return user;
}

const area = () => screen.getByRole('region', { name: /Notifications/ });
// Radix renders each toast again for screen readers; the one in the list is the visible one.
const shownToast = () => within(screen.getByRole('list')).getByRole('listitem');

beforeAll(warmUi);

beforeEach(() => {
  jest.useFakeTimers();
  resetUi();
});

afterEach(() => jest.useRealTimers());

describe('the toast area', () => {
  it('shows title, description and action', async () => {
    const undo = jest.fn();
    const user = setup();
    show({
      title: 'Event saved',
      description: 'It is in your list.',
      action: { label: 'Undo', onClick: undo },
    });
    expect(within(shownToast()).getByText('Event saved')).toBeVisible();
    expect(within(shownToast()).getByText('It is in your list.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('closes a toast after 5 seconds and removes it 1 second later', () => {
    setup();
    show({ title: 'Saved' });
    pass(4999);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
    pass(1000);
    expect(toastStore.getState().toasts).toEqual([]);
  });

  it('pauses the 5 seconds while hovered', async () => {
    const user = setup();
    show({ title: 'Saved' });
    pass(3000);
    await user.hover(shownToast());
    pass(10_000);
    expect(isOpen()).toBe(true);
    await user.unhover(area());
    pass(2000);
    expect(isOpen()).toBe(false);
  });

  it('pauses the 5 seconds while focused', async () => {
    const user = setup();
    show({ title: 'Saved' });
    await user.keyboard('[F8]');
    pass(10_000);
    expect(isOpen()).toBe(true);
  });

  it('is focused by F8', async () => {
    const user = setup();
    show({ title: 'Saved' });
    await user.keyboard('[F8]');
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('is dismissed by its button and by Escape', async () => {
    const user = setup();
    show({ title: 'Saved' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(isOpen()).toBe(false);
    pass(1000);
    show({ title: 'Again' });
    await user.keyboard('[F8]{Escape}');
    expect(isOpen()).toBe(false);
  });

  it.each([
    [49, true],
    [51, false],
  ])('after a swipe of %d px to the right is open: %s', async (distance, open) => {
    const user = setup();
    show({ title: 'Saved' });
    const target = shownToast();
    await user.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 10, clientY: 10 } },
      { pointerName: 'TouchA', target, coords: { clientX: 30, clientY: 10 } },
      { pointerName: 'TouchA', target, coords: { clientX: 10 + distance, clientY: 10 } },
      { keys: '[/TouchA]', target, coords: { clientX: 10 + distance, clientY: 10 } },
    ]);
    expect(isOpen()).toBe(open);
  });

  it('announces a destructive toast at once and others politely', () => {
    setup();
    show({ title: 'Booking failed', variant: 'destructive' });
    pass(100);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  });

  it('is at most 420 px wide, at the top, and from 640 px on at the bottom right', () => {
    setup();
    show({ title: 'Saved' });
    const list = screen.getByRole('list');
    expect(list).toHaveStyle({ position: 'fixed', 'max-width': '420px', inset: '0 0 auto' });
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const wide = rules.find(
      (rule): rule is CSSMediaRule =>
        rule instanceof CSSMediaRule && rule.conditionText.includes('min-width: 640px'),
    );
    expect(wide?.cssText).toMatch(/inset:\s*auto 0 0 auto/);
  });
});
