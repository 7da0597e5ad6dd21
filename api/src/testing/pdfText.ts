import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF's pages, as PDF readers extract it. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  // The library takes ownership of its input, and accepts no Buffer.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}
