import type { ReactNode } from 'react';
import { createNamedStore } from '@nzuko/shared-auth';

// Spec section 9; the oldest are dropped.
const TOAST_LIMIT = 20;
// Spec section 9: from dismissal to removal.
const TOAST_REMOVE_DELAY_MS = 1000;
/** Milliseconds until a toast closes by itself (spec section 9). */
export const TOAST_DURATION_MS = 5000;

/** A button inside a toast; pressing it closes the toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

/** Options of a toast; `durationMs` replaces the default 5000 ms, Infinity keeps it until dismissed. */
export interface ToastInput {
  title: string;
  description?: ReactNode;
  action?: ToastAction;
  variant?: 'default' | 'destructive';
  durationMs?: number;
}

/** A toast in the store; `open` is false while it animates out. */
export interface ToastRecord extends ToastInput {
  id: string;
  open: boolean;
}

/** The handle that `toast()` returns. */
export interface ToastHandle {
  id: string;
  dismiss: () => void;
  update: (changes: Partial<ToastInput>) => void;
}

/** All toasts of the page, newest first. */
export const toastStore = createNamedStore<{ toasts: ToastRecord[] }>('toasts', () => ({
  toasts: [],
}));

const removals = new Map<string, ReturnType<typeof setTimeout>>();
let lastId = 0;

const change = (edit: (toasts: ToastRecord[]) => ToastRecord[]) =>
  toastStore.setState(({ toasts }) => ({ toasts: edit(toasts) }));

const patch = (id: string, changes: Partial<ToastRecord>) =>
  change((toasts) => toasts.map((each) => (each.id === id ? { ...each, ...changes } : each)));

/** Closes one toast, or all of them without an id; each is removed 1000 ms later. */
export function dismissToast(id?: string): void {
  for (const each of toastStore.getState().toasts) {
    if ((id !== undefined && each.id !== id) || removals.has(each.id)) continue;
    patch(each.id, { open: false });
    const remove = () => {
      removals.delete(each.id);
      change((toasts) => toasts.filter((other) => other.id !== each.id));
    };
    removals.set(each.id, setTimeout(remove, TOAST_REMOVE_DELAY_MS));
  }
}

/** Shows a toast; returns its id and functions that dismiss and update it. */
export function toast(input: ToastInput): ToastHandle {
  lastId += 1;
  const id = `toast-${lastId}`;
  change((toasts) => [{ ...input, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (changes) => patch(id, changes),
  };
}

/** Clears the store and its timers between tests. */
export function resetToasts(): void {
  removals.forEach((timer) => clearTimeout(timer));
  removals.clear();
  toastStore.setState({ toasts: [] });
}
