import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { LiveRoute } from '../src/registry/registryTypes';

/** The markup that stands in the first HTML of a page, and its rules. */
export interface Prerendered {
  html: string;
  css: string;
}

interface Frame extends Prerendered {
  before: string;
  after: string;
}

/**
 * Reads what the builds rendered: the shell's frame with a remote's screen in it. Builds are immutable, so each file is
 * read once. Null for a route that is not prerendered.
 */
export function prerenderedPages(
  shellDirectory: string,
  releasesDirectory: string,
): (route: LiveRoute | undefined) => Promise<Prerendered | null> {
  const files = new Map<string, Promise<unknown>>();
  const read = <Content>(file: string): Promise<Content> => {
    const known =
      files.get(file) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as unknown);
    files.set(file, known);
    return known as Promise<Content>;
  };
  return async (route) => {
    if (!route?.prerender || !route.available) return null;
    const { name, version } = route.remote;
    const file = `${route.screen.slice('./'.length)}.prerendered.json`;
    const [frame, screen] = await Promise.all([
      read<Frame>(path.join(shellDirectory, 'frame.json')),
      read<Prerendered>(path.join(releasesDirectory, name, version, file)),
    ]);
    return { html: frame.before + screen.html + frame.after, css: frame.css + screen.css };
  };
}
