import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { LiveRoute } from '../src/registry/registryTypes';

/** The markup that stands in the first HTML of a page, its rules, and links to what it shows first. */
export interface Prerendered {
  html: string;
  css: string;
  preloads?: string[];
}

interface Frame extends Prerendered {
  before: string;
  after: string;
}

/** What a page shows, when that is known before its markup is made: its address, and the answer it is made from. */
export interface PageData {
  url: string;
  data: unknown;
}

/** A remote's own program that makes a screen's markup; its build lays it beside the screen. */
interface Renderer {
  render: (page: PageData) => Prerendered;
}

const load = createRequire(__filename);

/** React writes a link before the markup for each picture that is to come early; it does more in the head. */
function withPreloads({ html, css }: Prerendered): Prerendered {
  const links = /^(?:<link rel="preload"[^>]*>)+/.exec(html)?.[0] ?? '';
  return { html: html.slice(links.length), css, preloads: links.match(/<link[^>]*>/g) ?? [] };
}

/**
 * Reads what the builds rendered: the shell's frame with a remote's screen in it. Where a screen shows data that is at
 * hand, its release's own program renders it now. Builds are immutable, so each file is read once. Null for a route that
 * has neither.
 */
export function prerenderedPages(
  shellDirectory: string,
  releasesDirectory: string,
): (route: LiveRoute | undefined, page: PageData | null) => Promise<Prerendered | null> {
  const files = new Map<string, Promise<unknown>>();
  const read = <Content>(file: string): Promise<Content> => {
    const known =
      files.get(file) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as unknown);
    files.set(file, known);
    return known as Promise<Content>;
  };
  const screenOf = async (route: LiveRoute, page: PageData | null): Promise<Prerendered | null> => {
    const { name, version } = route.remote;
    const file = path.join(releasesDirectory, name, version, route.screen);
    if (route.prerender) return read<Prerendered>(`${file}.prerendered.json`);
    const renderer = `${file}.renderer.cjs`;
    if (!page || !existsSync(renderer)) return null;
    return withPreloads((load(renderer) as Renderer).render(page));
  };
  return async (route, page) => {
    if (!route?.available) return null;
    const screen = await screenOf(route, page);
    if (!screen) return null;
    const frame = await read<Frame>(path.join(shellDirectory, 'frame.json'));
    return {
      html: frame.before + screen.html + frame.after,
      css: frame.css + screen.css,
      preloads: screen.preloads,
    };
  };
}
