import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing';
import { Button } from '../button/Button';
import { Menu } from '../menu/Menu';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import type { WithCloseWatcher } from './useBackGesture';

function Booking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book Now</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Ticket Created!"
        description="Your place is held."
        footer={<Button>Complete Payment</Button>}
      >
        <input aria-label="Quantity" />
      </Dialog>
    </>
  );
}

async function openBooking() {
  const user = userEvent.setup();
  render(<Booking />);
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Ticket Created!' }) };
}

describe('Dialog', () => {
  it('is named by its title and described by its description', async () => {
    const { dialog } = await openBooking();
    expect(dialog).toHaveAccessibleDescription('Your place is held.');
  });

  it('keeps the focus inside', async () => {
    const { user } = await openBooking();
    await waitFor(() => expect(screen.getByLabelText('Quantity')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Complete Payment' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Quantity')).toHaveFocus();
  });

  it('gives the focus to the chosen one of the options that it begins with', async () => {
    render(
      <Dialog open onClose={() => undefined} title="Book your tickets">
        {['Standard', 'VIP'].map((kind) => (
          <input
            key={kind}
            type="radio"
            name="kind"
            aria-label={kind}
            defaultChecked={kind === 'VIP'}
          />
        ))}
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('radio', { name: 'VIP' })).toHaveFocus());
  });

  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its close button',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
  ])('closes by %s and gives the focus back to its opener', async (_way, close) => {
    const { user, dialog } = await openBooking();
    await close(user);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book Now' })).toHaveFocus());
    expect(dialog).not.toBeInTheDocument();
  });

  it('opened from a menu gives the focus back to the menu’s button', async () => {
    function Actions() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu
            trigger={<Button>More actions</Button>}
            entries={[{ label: 'Cancel Event…', onSelect: () => setOpen(true) }]}
          />
          <Dialog open={open} onClose={() => setOpen(false)} title="Cancel this event?" />
        </>
      );
    }
    const user = userEvent.setup();
    render(<Actions />);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'Cancel Event…' });
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Cancel this event?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  });

  it('hides the page behind it from screen readers', async () => {
    await openBooking();
    expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument();
  });
});

describe('Back on a phone', () => {
  const browser = globalThis as WithCloseWatcher;
  /** The browser's open watchers, the last of which hears of Back. */
  const watchers: { onclose: (() => void) | null; destroy: () => void }[] = [];
  const back = () => act(() => watchers.pop()?.onclose?.());
  beforeEach(() => {
    watchers.length = 0;
    browser.CloseWatcher = class {
      onclose: (() => void) | null = null;
      constructor() {
        watchers.push(this);
      }
      destroy() {
        if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
      }
    };
  });
  afterEach(() => {
    delete browser.CloseWatcher;
  });

  it('closes the dialog, and is the page’s again afterwards', async () => {
    const { dialog } = await openBooking();
    expect(watchers).toHaveLength(1);
    back();
    expect(dialog).not.toBeInTheDocument();
    expect(watchers).toEqual([]);
  });

  it('isn’t asked for by a dialog that was closed in another way', async () => {
    const { user } = await openBooking();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(watchers).toEqual([]));
  });

  it('leaves a dialog open that can’t be closed, as often as it’s pressed', async () => {
    const close = jest.fn();
    render(<Dialog open busy onClose={close} title="Cancel this event?" />);
    await screen.findByRole('dialog', { name: 'Cancel this event?' });
    back();
    back();
    expect(watchers).toHaveLength(1);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  const setup = async (busy = false) => {
    const confirm = jest.fn();
    const cancel = jest.fn();
    const user = userEvent.setup();
    render(
      <ConfirmDialog
        open
        title="Unsaved Changes"
        confirmLabel="Leave Without Saving"
        cancelLabel="Stay & Continue"
        tone="danger"
        busy={busy}
        onConfirm={confirm}
        onCancel={cancel}
      >
        What you wrote is lost if you leave.
      </ConfirmDialog>,
    );
    await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    return { user, confirm, cancel };
  };

  it('focuses the safe answer first', async () => {
    await setup();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Stay & Continue' })).toHaveFocus(),
    );
  });

  it('confirms only by its button, and cancels by the other one or Escape', async () => {
    const { user, confirm, cancel } = await setup();
    await user.click(screen.getByRole('button', { name: 'Leave Without Saving' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Stay & Continue' }));
    await user.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(2);
  });

  it('can’t be closed while the action runs, which closing wouldn’t stop', async () => {
    const { user, cancel } = await setup(true);
    await user.click(screen.getByRole('button', { name: 'Stay & Continue' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Stay & Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
