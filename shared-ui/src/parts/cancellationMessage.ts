/** Says who is told about a cancellation and what happens to their money; `soldTickets` is undefined until loaded. */
export function cancellationMessage(soldTickets: number | undefined): string {
  if (soldTickets === 0)
    return 'No one has a ticket yet, so no one will be notified. You can’t undo this.';
  if (soldTickets === 1) {
    return 'We’ll email the one ticket holder and refund what was paid. You can’t undo this.';
  }
  const holders =
    soldTickets === undefined
      ? 'everyone with a ticket'
      : `the holders of all ${soldTickets.toLocaleString('en-NG')} tickets`;
  return `We’ll email ${holders} and refund whoever paid. You can’t undo this.`;
}
