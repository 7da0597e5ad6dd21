/** With 0.4 Mbit/s, a phone sends this much in ten seconds. */
const QUICKLY_SENT_BYTES = 500_000;

/** A chosen picture as it is uploaded: a large one is made smaller, so that a slow network doesn't take longer than a call may. */
export async function pictureToSend(file: File): Promise<File> {
  if (file.size <= QUICKLY_SENT_BYTES) return file;
  try {
    const { shrinkPicture } = await import(/* webpackChunkName: "shrink" */ './shrinkPicture');
    return await shrinkPicture(file);
  } catch {
    // The API may still be able to read it.
    return file;
  }
}
