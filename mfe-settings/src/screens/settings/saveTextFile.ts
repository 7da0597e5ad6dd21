/** Hands a text to the browser as a file to keep. */
export function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
