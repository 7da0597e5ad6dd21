/** Markdown, as the HTML that the build makes of it. */
declare module '*.md' {
  const html: string;
  export default html;
}
