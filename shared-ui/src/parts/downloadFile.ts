/** Downloads a file. */
export function downloadFile(fileName: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Deferred: the browser reads the URL after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
