import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from '../../parts/icons/icons';
import type { DialogPanelProps } from './dialogProps';
import { useBackGesture } from './useBackGesture';
import { Body, Close, Description, Footer, Overlay, Panel, Title } from './DialogPanel.styles';

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
