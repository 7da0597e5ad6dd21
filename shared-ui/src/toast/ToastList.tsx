import * as RadixToast from '@radix-ui/react-toast';
import { useStore } from 'zustand';
import { CircleAlert, Ticket, X } from '../parts/icons/icons';
import { dismissToast, TOAST_DURATION_MS, toastStore, type ToastRecord } from './toastStore';
import { Action, Body, Close, Description, Item, Mark, Title, Viewport } from './ToastList.styles';

// Spec section 9: the swipe distance in px that dismisses a toast, and the key that focuses the toasts.
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

/** The part of `ToastArea` that needs Radix: all toasts with their timers, swipe and focus key. */
export function ToastList() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((each) => (
        <ToastItem key={each.id} toast={each} />
      ))}
      <Viewport hotkey={HOTKEY} />
    </RadixToast.Provider>
  );
}

function ToastItem({ toast }: { toast: ToastRecord }) {
  const destructive = toast.variant === 'destructive';
  const handleOpenChange = (open: boolean) => {
    if (!open) dismissToast(toast.id);
  };
  return (
    <Item
      open={toast.open}
      onOpenChange={handleOpenChange}
      duration={toast.durationMs ?? TOAST_DURATION_MS}
      type={destructive ? 'foreground' : 'background'}
      $destructive={destructive}
    >
      <Mark aria-hidden $destructive={destructive}>
        {destructive ? <CircleAlert size={20} /> : <Ticket size={20} />}
      </Mark>
      <Body>
        <Title>{toast.title}</Title>
        {toast.description ? <Description>{toast.description}</Description> : null}
        {toast.action ? (
          <Action altText={toast.action.label} onClick={toast.action.onClick}>
            {toast.action.label}
          </Action>
        ) : null}
      </Body>
      <Close aria-label="Dismiss">
        <X size={16} />
      </Close>
    </Item>
  );
}
