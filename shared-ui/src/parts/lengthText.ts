const countText = (count: number) => count.toLocaleString('en-NG');

/** How much of a field's limit its text takes: "120 of 2,000". Spaces around it aren't sent, so they don't count. */
export const lengthText = (text: string, { maxLength }: { maxLength: number }): string =>
  `${countText(text.trim().length)} of ${countText(maxLength)}`;
