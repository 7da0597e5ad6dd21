// What the page's HTML and the programs in it (`shell/inline/`) must agree on.

/** The class of the shell's own scripts, whose failure is the page's. */
export const MAIN_SCRIPT_CLASS = 'shell';

/** The id of the element that lists the files a page fetches after its picture, as JSON. */
export const LATE_FILES_ID = 'late-files';

/** A script's URL and the attributes of its element or preload. */
export interface ScriptFile {
  href: string;
  integrity?: string;
  /** `module` if it is one. */
  type?: 'module';
}

/** What a page fetches after its picture: what its screen needs, and the shell's own scripts, which run in their order. */
export interface LateFiles {
  preloads: ScriptFile[];
  scripts: ScriptFile[];
}

/** The markup's main picture, which the page's scripts wait for. */
export const MAIN_PICTURE = '#prerendered img[fetchpriority="high"]';
