import { within } from '@testing-library/react';

/** What is always in sight in a dialog: its footer, which has this button. */
export const footerWith = (dialog: ReturnType<typeof within>, button: string) =>
  within(dialog.getByRole('button', { name: button }).parentElement as HTMLElement);
