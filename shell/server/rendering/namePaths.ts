import { loadProgram } from '../screenPrograms';
import { withVisitorApi } from '../visitorApi';

const DEADLINE_MS = 5_000;

/** A request for a program's sitemap paths, with the API's address. */
export interface PathsTask {
  file: string;
  apiUrl: string;
  /** Headers that let a page be read on a staging site. */
  pass: Record<string, string>;
}

/** The sitemap paths that a screen's program lists. Rejects rather than leave one out. */
export async function namePaths({ file, ...visitor }: PathsTask): Promise<string[]> {
  const { readPage, sitemapPaths } = await loadProgram(file);
  if (!readPage) throw new Error(`${file} is too old to name its paths.`);
  if (!sitemapPaths) return [];
  return withVisitorApi(visitor, DEADLINE_MS, sitemapPaths);
}
