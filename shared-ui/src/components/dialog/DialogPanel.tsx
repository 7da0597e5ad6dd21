import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from '../../parts/icons/icons';
import type { DialogPanelProps } from './dialogProps';
import { useBackGesture } from './useBackGesture';
import { Body, Close, Description, Footer, Overlay, Panel, Title } from './DialogPanel.styles';

const CONTROL = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** The part of `Dialog` that needs Radix, loaded on demand. */
export function DialogPanel({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  busy = false,
  role = 'dialog',
  openerRef,
}: DialogPanelProps) {
  const handleOpenChange = (next: boolean) => {
    if (!next && !busy) onClose();
  };
  useBackGesture(open, () => handleOpenChange(false));
  // Of a group of radios that comes first, Radix takes the first one rather than the chosen one, as Tab would.
  const handleOpenAutoFocus = (event: Event) => {
    const panel = event.target as HTMLElement;
    const first = panel.querySelector<HTMLInputElement>(CONTROL);
    const chosen = panel.querySelector<HTMLInputElement>('[type="radio"]:checked');
    if (!chosen || first?.type !== 'radio' || first.name !== chosen.name) return;
    event.preventDefault();
    chosen.focus();
  };
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    openerRef.current?.focus();
  };
  const keepOpen = (event: Event) => {
    if (role === 'alertdialog') event.preventDefault();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={handleOpenChange}>
      <RadixDialog.Portal>
        <Overlay>
          <Panel
            role={role}
            $size={size}
            onOpenAutoFocus={handleOpenAutoFocus}
            onCloseAutoFocus={handleCloseAutoFocus}
            onPointerDownOutside={keepOpen}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Title>{title}</Title>
            {description || children ? (
              <Body>
                {description ? (
                  <Description asChild>
                    <div>{description}</div>
                  </Description>
                ) : null}
                {children}
              </Body>
            ) : null}
            {footer ? <Footer>{footer}</Footer> : null}
            {/* Last in the DOM, so that the first field or the safe answer gets focus first. */}
            <Close aria-label="Close" aria-disabled={busy || undefined}>
              <X size={20} />
            </Close>
          </Panel>
        </Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
