import { within } from '@testing-library/react';

/** A dialog's footer, which has this button and is always in sight. */
export const footerWith = (dialog: ReturnType<typeof within>, button: string) =>
  within(dialog.getByRole('button', { name: button }).parentElement as HTMLElement);
