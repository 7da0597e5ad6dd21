/** The note that a refund carries at the provider, which tells it apart from others of the same payment. */
export const merchantNote = (refundId: number) => `refund-${refundId}`;
