import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The source of programs outside the bundles: those in a page's HTML (`shell/inline/`), and the service worker. */
export type PagePrograms = Record<
  | 'paintTheme'
  | 'markMember'
  | 'markClock'
  | 'firstFrame'
  | 'earlyPress'
  | 'keepTyped'
  | 'fatalPage'
  | 'afterPicture'
  | 'firstFormats'
  | 'keptFonts'
  | 'serviceWorker',
  string
>;

/** The parts of the shell's build that a page starts with. */
export interface ShellBuild {
  /** Differs for each build: the script names contain hashes of their content and of what they load. */
  id: string;
  scripts: string[];
  /** The scripts a page needs before its first API call. */
  httpClient: string[];
  /** URLs of the fonts that every page needs. */
  fonts: string[];
  /** The page-wide style, and the rules that fetch fonts. */
  globalCss: string;
  webFonts: string;
  programs: PagePrograms;
  /** The app's icons as PNG in base64, by the name of their file. */
  icons: Record<string, string>;
}

/** Reads the build's `build.json`, `programs.json`, `icons.json`, and from `frame.json` the parts that every page has. */
export async function readShellBuild(directory: string): Promise<ShellBuild> {
  const read = async <Content>(file: string) =>
    JSON.parse(await readFile(path.join(directory, file), 'utf8')) as Content;
  const build = await read<Pick<ShellBuild, 'scripts' | 'httpClient'>>('build.json');
  const { globalCss, webFonts, fonts } =
    await read<Pick<ShellBuild, 'globalCss' | 'webFonts' | 'fonts'>>('frame.json');
  const programs = await read<PagePrograms>('programs.json');
  const icons = await read<ShellBuild['icons']>('icons.json');
  const id = createHash('sha256').update(build.scripts.join(' ')).digest('hex').slice(0, 10);
  return { ...build, id, globalCss, webFonts, fonts, programs, icons };
}
