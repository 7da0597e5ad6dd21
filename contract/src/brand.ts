/** The product's name, Igbo for a gathering, as it appears in titles, mails and the wordmark. */
export const productName = 'Nzuko';

/** SVG outlines of the logo mark (an N cut from a ticket with a notch on each side) in a 32 × 32 view box. */
export const markOutlines = {
  ticket:
    'M2 6a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v6.2a3.8 3.8 0 0 0 0 7.6V26a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-6.2a3.8 3.8 0 0 0 0-7.6Z',
  letter: 'M8.4 24.5v-17h5l5.3 9.2V7.5h4.9v17h-5l-5.3-9.2v9.2Z',
};
