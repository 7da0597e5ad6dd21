// Names that the page's HTML and the programs in it (`shell/inline/`) must agree on.

/** The class of the shell's own scripts, whose failure is the page's. */
export const MAIN_SCRIPT_CLASS = 'shell';

/** The mark of the page's main picture, as React spells it in markup. */
export const MAIN_PICTURE_MARK = 'fetchPriority="high"';

/** The markup's main picture, which the page's scripts wait for. */
export const MAIN_PICTURE = `#prerendered img[${MAIN_PICTURE_MARK}]`;
