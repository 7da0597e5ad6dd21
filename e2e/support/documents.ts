import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { pdfText } from '../../api/src/testing/pdfText';

/** The file that a page downloads when this is done. */
export async function downloadedBy(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFileSync(await download.path());
}

/** The text of a PDF, its words with one space between them. */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  return (await pdfText(pdf)).join(' ').replace(/\s+/g, ' ');
}
