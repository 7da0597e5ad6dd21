/** A count as people read it: "1,234". */
export const countText = (count: number): string => count.toLocaleString('en-NG');
