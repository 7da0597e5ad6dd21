import type { StopRecord } from './records';

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

const style = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f4f4f5; color: #18181b; }
  section > div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; padding: 8px; background: #fff; border: 1px solid #d4d4d8; max-width: 360px; }
  figure.faulty { border: 2px solid #b91c1c; }
  figure img { display: block; max-height: 420px; max-width: 340px; width: auto; }
  .faults { color: #b91c1c; padding-left: 16px; margin: 4px 0 0; overflow-wrap: anywhere; }
  body:has(#faulty:checked) figure:not(.faulty) { display: none; }
`;

function figureOf({ stop, picture, faults }: StopRecord): string {
  const { role, state, width, theme } = stop;
  const caption = `${role} · ${state} · ${width} px · ${theme}`;
  const list = faults.map(({ kind, what }) => `<li>${escape(`${kind}: ${what}`)}</li>`).join('');
  return `<figure${faults.length > 0 ? ' class="faulty"' : ''}>
<a href="${picture}"><img src="${picture}" loading="lazy" alt="${escape(`${stop.screen}: ${caption}`)}"></a>
<figcaption>${escape(caption)}${list && `<ul class="faults">${list}</ul>`}</figcaption></figure>`;
}

/** A page with the pictures of all stops side by side, by screen. */
export function reviewPage(records: readonly StopRecord[], figures: readonly string[]): string {
  const byScreen = Map.groupBy(records, ({ stop }) => stop.screen);
  const sections = [...byScreen].sort().map(([screen, stops]) => {
    const sorted = [...stops].sort((a, b) => Number(a.stop.width) - Number(b.stop.width));
    return `<section><h2>${escape(screen)}</h2><div>${sorted.map(figureOf).join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The walk</title><style>${style}</style></head>
<body><h1>The walk</h1><pre>${escape(figures.join('\n'))}</pre>
<label><input type="checkbox" id="faulty"> Only pages with faults</label>
${sections.join('\n')}</body></html>
`;
}
