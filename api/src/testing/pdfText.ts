import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF's pages, as a reader of PDFs finds it. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  // The reader takes its input over, and takes no Buffer.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}
