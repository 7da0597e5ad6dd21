import type { RefObject } from 'react';
import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { DialogProps } from './Dialog';
import { Body, Close, Description, Footer, Overlay, Panel, Title } from './DialogPanel.styles';

/** The dialog's props and the element that gets the focus back. */
export interface DialogPanelProps extends DialogProps {
  openerRef: RefObject<HTMLElement | null>;
}

/** The heavy half of `Dialog`, loaded on demand. */
export function DialogPanel({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  openerRef,
}: DialogPanelProps) {
  const handleOpenChange = (next: boolean) => {
    if (!next) onClose();
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
            {/* Last in the order, so that the first focus goes to the first field or to the safe answer. */}
            <Close aria-label="Close">
              <X size={20} aria-hidden />
            </Close>
          </Panel>
        </Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
