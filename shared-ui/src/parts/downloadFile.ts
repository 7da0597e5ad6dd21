/** How long the browser has to read the file: Safari on iOS still needs the URL well after the click. */
const READ_MS = 40_000;

/** Downloads a file. */
export function downloadFile(fileName: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
