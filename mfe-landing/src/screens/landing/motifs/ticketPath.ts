/** The outline of a ticket for an SVG path, its perforation `tear` from the left. */
export function ticketPath(width: number, height: number, tear: number, notch = 11): string {
  const corner = 16;
  const turn = `a${corner} ${corner} 0 0 1`;
  const bite = (direction: 1 | -1) => `a${notch} ${notch} 0 0 0 ${direction * 2 * notch} 0`;
  return [
    `M${corner} 0H${tear - notch}${bite(1)}H${width - corner}${turn}${corner} ${corner}`,
    `V${height - corner}${turn}-${corner} ${corner}H${tear + notch}${bite(-1)}`,
    `H${corner}${turn}-${corner}-${corner}V${corner}${turn}${corner}-${corner}Z`,
  ].join('');
}

/** The outline of a sales slip, torn off at its lower edge in teeth. */
export function slipPath(width: number, height: number, teeth = 10): string {
  const half = width / teeth / 2;
  const edge = `l${-half} 10l${-half}-10`.repeat(teeth);
  return `M0 14a14 14 0 0 1 14-14H${width - 14}a14 14 0 0 1 14 14V${height}${edge}Z`;
}
