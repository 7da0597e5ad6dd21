import { themeCss } from '@nzuko/shared-ui/theme/css';

/**
 * Styles for the first paint, before any script runs: the tokens of both themes, the background, the full-screen spinner and
 * the fatal page. A script in the head sets `data-clock`; unlike `<noscript>`, that also catches extensions that block scripts.
 */
export const pageStyle = `${themeCss}
*{box-sizing:border-box}
body{margin:0;background:var(--color-page);color:var(--color-text);font-family:system-ui,sans-serif}
.first-paint{display:grid;place-items:center;min-height:100dvh}
.first-paint::before{content:'';grid-area:1/1;width:2rem;height:2rem;border:3px solid var(--color-border);border-top-color:var(--color-primary);border-radius:50%;animation:first-paint 1s linear infinite}
.first-paint span{grid-area:1/1;clip-path:inset(50%);position:absolute}
@keyframes first-paint{to{rotate:1turn}}
@media(prefers-reduced-motion:reduce){.first-paint::before{animation:none;border-style:dotted}}
.fatal{max-width:36rem;margin:0 auto;padding:20vh 1.5rem 2rem;line-height:1.6}
.fatal h1{font-size:1.75rem;line-height:1.2}
.fatal a{color:inherit}
.fatal[hidden]{display:none}
.needs-script{margin:0;padding:.75rem 1rem;text-align:center;background:var(--color-text);color:var(--color-page)}
[data-clock] .needs-script{display:none}
`;
