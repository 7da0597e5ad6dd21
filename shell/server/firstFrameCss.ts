import { breakpoints } from '@nzuko/shared-ui/theme/tokens';

const rest = '[data-first-frame] #prerendered main>*+*';

/**
 * The rule for all but the first part of prerendered markup, until the first frame (`shell/inline/firstFrame.ts`). With `auto`,
 * a browser also draws content near the viewport, which costs a phone most of the gain.
 */
export const firstFrameCss = `${rest}{content-visibility:auto;contain-intrinsic-block-size:200vh}@media(width<${breakpoints.sm}){${rest}{content-visibility:hidden}}`;
