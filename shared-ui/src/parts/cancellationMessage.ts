/** Who hears of a cancellation, and what becomes of the money; `soldTickets` is undefined until it is known. */
export function cancellationMessage(soldTickets: number | undefined): string {
  if (soldTickets === 0)
    return 'Nobody has a ticket yet, so nobody is told. This cannot be undone.';
  if (soldTickets === 1) {
    return 'Who has the one ticket is told by mail, and what was paid is sent back. This cannot be undone.';
  }
  const holders =
    soldTickets === undefined
      ? 'Everybody with a ticket'
      : `Everybody with one of the ${soldTickets.toLocaleString('en-NG')} tickets`;
  return `${holders} is told by mail, and what was paid is sent back to its buyer. This cannot be undone.`;
}
