import { createHash } from 'node:crypto';

import type { PageReading, PageRequest } from '@nzuko/contract';

import { loadProgram } from '../screenPrograms';
import { withVisitorApi } from '../visitorApi';
import { failureOf, type Failure } from './failure';

/** After this long a page is sent without its remote's data, which its scripts read anyway. */
const READING_MS = 500;

/** A page for a rendering process to make. Serializable, so that it can be sent to that process. */
export interface RenderTask extends Required<Omit<PageRequest, 'callApi'>> {
  /** The screen's program. */
  file: string;
  url: string;
  savesData: boolean;
  apiUrl: string;
  /** Headers that let a page be read on a staging site. */
  pass: Record<string, string>;
  /** The content of the page server's last rendering: if it is unchanged, none is made. */
  known: string | null;
}

/** Markup and its styles, as a screen's program renders them. */
interface RenderedScreen {
  html: string;
  css: string;
}

export interface RenderResult {
  /** Null if the program couldn't read the page, or doesn't read pages. */
  reading: PageReading | null;
  /** Equal for equal content, whenever it was read. */
  content: string | null;
  /** Null if it couldn't be rendered, or the content is the known one. */
  screen: RenderedScreen | null;
  /** The errors, each with the part of the page that it cost. */
  failures: { part: string; error: Failure }[];
}

/** Identifies what a page shows; `readAt` differs each time. */
function contentOf(reading: PageReading): string {
  const { status } = reading;
  const shown = status === 200 ? [reading.head, reading.data.id, reading.data.value] : [];
  return createHash('sha256')
    .update(JSON.stringify([status, ...shown]))
    .digest('base64');
}

/** Has a screen's program read a page and, unless its content is already known, render it. Never rejects. */
export async function renderTask(task: RenderTask): Promise<RenderResult> {
  const { file, params, query, canonicalUrl, url, savesData, flags, known } = task;
  const failures: RenderResult['failures'] = [];
  /** A program may fail or hang; without its part the page is plain, and its scripts do the rest. */
  const orNull = async <Part>(part: string, make: () => Part | Promise<Part>) => {
    try {
      return await make();
    } catch (error) {
      failures.push({ part, error: failureOf(error) });
      return null;
    }
  };
  const { readPage, render } = (await orNull('program', () => loadProgram(file))) ?? {};
  const nothing = { reading: null, content: null, screen: null, failures };
  if (!readPage || !render) return nothing;
  const read = await orNull('content', async () => {
    const reading = await withVisitorApi(task, READING_MS, (callApi) =>
      readPage({ params, query, canonicalUrl, flags, callApi }),
    );
    return { reading, content: contentOf(reading) };
  });
  if (!read) return nothing;
  const { reading, content } = read;
  if (reading.status !== 200 || content === known) {
    return { reading, content, screen: null, failures };
  }
  const screen = await orNull('markup', () =>
    render({ url, data: reading.data.value, savesData, flags }),
  );
  return { reading, content, screen, failures };
}
