/** The product's name, Igbo for a gathering, as it is written in titles, mails and the wordmark. */
export const productName = 'Nzuko';
