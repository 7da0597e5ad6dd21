/** HTML with nothing but the page's words: no style, script, font or picture. */
export function onlyText(html: string): string {
  const words = html
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Text</title><p>${words}</p></html>`;
}
