import { breakpoints } from '@nzuko/shared-ui/theme/tokens';

// Its buttons are at the end of the line: each that arrives later would push the others aside.
const wholeNavBar = '#prerendered>header:not(:has(+*)){visibility:hidden}';

const rest = '[data-first-frame] #prerendered main>*+*';

/**
 * The rules for prerendered markup until the first frame (`shell/inline/firstFrame.ts`): the nav bar is hidden until all of it has
 * arrived, and so is all but the first part of the screen. With `auto`, a browser also draws content near the viewport, which
 * costs a phone most of the gain.
 */
export const firstFrameCss = `${wholeNavBar}${rest}{content-visibility:auto;contain-intrinsic-block-size:200vh}@media(width<${breakpoints.sm}){${rest}{content-visibility:hidden}}`;
