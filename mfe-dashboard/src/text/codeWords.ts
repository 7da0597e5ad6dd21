/** A code as the start of a sentence: "Send mail" for `send_mail`. */
export function codeWords(code: string): string {
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
