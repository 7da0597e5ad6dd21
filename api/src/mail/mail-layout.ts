import { escapeHtml } from '../platform/escapeHtml';
import { plainWords } from './plain-words';

/** A mail's content as plain text, without layout. */
export interface MailBody {
  subject: string;
  heading: string;
  paragraphs: string[];
  facts?: [label: string, value: string][] | undefined;
  /** Attached pictures, by content id. */
  images?: { cid: string; caption: string }[];
  link?: MailLink | undefined;
  /** More links below the first. */
  otherLinks?: MailLink[];
  /** Where a reply goes. */
  replyTo?: string;
  /** True if its text asks for a reply, which then goes to the site's contact address. */
  asksForReply?: boolean;
  /** True if a person wrote it to the one who answers it, so that it counts as their mail rather than a machine's. */
  isPersonal?: boolean;
  /** True if all of it is ours: then addresses in its text stay links. */
  isOurs?: boolean;
}

export interface MailLink {
  label: string;
  url: string;
}

/** Somebody's text as paragraphs: HTML would run its lines together. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n+/).filter((line) => line.trim() !== '');

const INK = '#0E1512';
const GREEN = '#0B3B2E';
const CREAM = '#FFF8EC';

/**
 * Renders a mail as HTML (with tables and inline styles, which all mail clients support) and as text. Only `link` and
 * `otherLinks` are links: whatever looks like one elsewhere was written by people, unless we alone wrote the mail.
 */
export function layOut(body: MailBody): { html: string; text: string } {
  const inert = body.isOurs ? (text: string) => text : plainWords;
  const inertBody = {
    ...body,
    heading: inert(body.heading),
    paragraphs: body.paragraphs.map(inert),
    images: body.images?.map(({ cid, caption }) => ({ cid, caption: inert(caption) })),
    facts: body.facts?.map(([label, value]): [string, string] => [label, inert(value)]),
  };
  return { html: asHtml(inertBody), text: asText(inertBody) };
}

/** Text as HTML; lines don't break at the hyphens of a ticket number, which people read out and type. */
const shown = (text: string) =>
  escapeHtml(text).replace(
    /\bTKT(-[0-9A-Z]{4}){3}\b/g,
    '<span style="white-space:nowrap">$&</span>',
  );

function asHtml(body: MailBody): string {
  const { subject, heading, paragraphs, facts = [], images = [], link, otherLinks = [] } = body;
  const pictures = images.map(
    ({ cid, caption }) =>
      `<p style="margin:16px 0;text-align:center"><img src="cid:${escapeHtml(cid)}" width="240" alt="QR code of ${escapeHtml(caption)}"><br>${shown(caption)}</p>`,
  );
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#5b6b64;vertical-align:top">${escapeHtml(label)}</td>` +
      `<td style="padding:4px 0"><strong>${shown(value)}</strong></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${CREAM};color:${INK};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:24px;color:${GREEN}">${shown(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${shown(paragraph)}</p>`).join('\n')}
${rows.length > 0 ? `<table style="margin:16px 0;border-collapse:collapse">${rows.join('')}</table>` : ''}
${pictures.join('\n')}
${link ? `<p style="margin:24px 0 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;background:${GREEN};color:#fff;border-radius:10px;text-decoration:none">${shown(link.label)}</a></p>` : ''}
${otherLinks.map(({ label, url }) => `<p><a href="${escapeHtml(url)}" style="color:${GREEN}">${shown(label)}</a></p>`).join('\n')}
</div>
</body>
</html>
`;
}

function asText({ heading, paragraphs, facts = [], link, otherLinks = [] }: MailBody): string {
  const links = [...(link ? [link] : []), ...otherLinks].map(
    ({ label, url }) => `${label}: ${url}`,
  );
  const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return [heading, ...paragraphs, lines, ...links].filter(Boolean).join('\n\n');
}
