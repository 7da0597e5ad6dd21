/** A picture as text, so that nothing has to be revoked once it's no longer shown. */
export function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture can’t be read'));
    reader.readAsDataURL(picture);
  });
}
