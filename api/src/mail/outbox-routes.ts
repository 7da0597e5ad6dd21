import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { NotFoundError } from '../platform/http/errors';
import type { Seal } from '../platform/security/sealing';
import type { TicketCodes } from '../sales';
import { escapeHtml } from '../platform/escapeHtml';
import { findSentMail, listSentMails, type MailRow } from './mail-repository';
import type { MailContent } from '../platform/outbox/mail-content';
import { renderMail } from './mail-templates';
import { contentOf } from './mail-delivery';
import { ticketAttachments } from './ticket-mail';

interface OutboxRoutesOptions {
  db: Kysely<Database>;
  publicUrl: string;
  codes: TicketCodes;
  seal: Seal;
}

const SHOWN = 100;

/**
 * Shows mail that was written to files, newest first, for trying the product without a mail server; as a page, or as JSON on
 * request. Not registered when SMTP is configured.
 */
export const outboxRoutes: FastifyPluginAsync<OutboxRoutesOptions> = async (
  app,
  { db, publicUrl, codes, seal },
) => {
  const describe = (mail: MailRow) => {
    const { subject, text } = renderMail(contentOf(mail, seal, codes), publicUrl);
    return {
      id: mail.id,
      to: mail.recipient,
      subject,
      sent_at: mail.sent_at,
      links: text.match(/https?:\/\/\S+/g) ?? [],
    };
  };

  app.get('/dev/outbox', async (request, reply) => {
    const mails = (await listSentMails(db, SHOWN)).map(describe);
    if (request.headers.accept?.includes('application/json')) return reply.send(mails);
    const items = mails.map(
      ({ id, to, subject, sent_at, links }) =>
        `<li><a href="/api/dev/outbox/${id}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}, ` +
        `${sent_at?.toISOString()}<ul>${links.map(asListedLink).join('')}</ul></li>`,
    );
    return reply.type('text/html; charset=utf-8').send(page(items));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const id = Number(request.params.id);
    const mail = Number.isInteger(id) && id < 2 ** 31 ? await findSentMail(db, id) : undefined;
    if (!mail) throw new NotFoundError();
    const content = contentOf(mail, seal, codes);
    const html = await withPictures(renderMail(content, publicUrl).html, content);
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      )
      .type('text/html; charset=utf-8')
      .send(html);
  });

  /** Inlines a mail's attached pictures into its page. */
  async function withPictures(html: string, content: MailContent): Promise<string> {
    if (content.template !== 'ticket') return html;
    const parts = { codes, publicUrl, asOf: new Date() };
    return (await ticketAttachments(content.data, parts)).reduce(
      (page, { cid, contentType, content: bytes }) =>
        cid
          ? page.replace(`cid:${cid}`, `data:${contentType};base64,${bytes.toString('base64')}`)
          : page,
      html,
    );
  }
};

function asListedLink(url: string): string {
  return `<li><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></li>`;
}

function page(items: string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head><body><h1>Outbox</h1>${
    items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>No mail yet.</p>'
  }</body></html>`;
}
