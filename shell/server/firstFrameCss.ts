/** The rule for all but the first part of prerendered markup, as long as the first frame is awaited (`shell/inline/firstFrame.ts`). */
export const firstFrameCss =
  '[data-first-frame] #prerendered main>*+*{content-visibility:auto;contain-intrinsic-block-size:200vh}';
