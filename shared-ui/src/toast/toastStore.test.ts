import { resetUi } from '../testing';
import { dismissToast, toast, toastStore } from './toastStore';

const titles = () => toastStore.getState().toasts.map(({ title }) => title);
const first = () => toastStore.getState().toasts[0];

beforeEach(() => {
  jest.useFakeTimers();
  resetUi();
});

afterEach(() => jest.useRealTimers());

describe('the toast store', () => {
  it('shows the newest toast first, open', () => {
    toast({ title: 'One' });
    toast({ title: 'Two' });
    expect(titles()).toEqual(['Two', 'One']);
    expect(first()?.open).toBe(true);
  });

  it('keeps at most 20 toasts', () => {
    for (let count = 1; count <= 25; count += 1) toast({ title: `Toast ${count}` });
    expect(titles()).toHaveLength(20);
    expect(titles()[0]).toBe('Toast 25');
    expect(titles()).not.toContain('Toast 5');
  });

  it('closes a dismissed toast and removes it 1000 ms later', () => {
    const { dismiss } = toast({ title: 'Saved' });
    dismiss();
    expect(first()?.open).toBe(false);
    jest.advanceTimersByTime(999);
    expect(titles()).toEqual(['Saved']);
    jest.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('does not restart the 1000 ms when a toast is dismissed twice', () => {
    const { dismiss } = toast({ title: 'Saved' });
    dismiss();
    jest.advanceTimersByTime(900);
    dismiss();
    jest.advanceTimersByTime(100);
    expect(titles()).toEqual([]);
  });

  it('dismisses all toasts without an id', () => {
    toast({ title: 'One' });
    toast({ title: 'Two' });
    dismissToast();
    expect(toastStore.getState().toasts.every(({ open }) => !open)).toBe(true);
    jest.advanceTimersByTime(1000);
    expect(titles()).toEqual([]);
  });

  it('updates a toast in place', () => {
    const { id, update } = toast({ title: 'Uploading' });
    update({ title: 'Uploaded', variant: 'destructive' });
    expect(first()).toMatchObject({ id, title: 'Uploaded', variant: 'destructive', open: true });
  });
});
