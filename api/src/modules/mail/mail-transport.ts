import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config';
import type { RenderedMail } from './mail-templates';

/** Takes a mail to its recipient; throws when it could not. */
export interface MailTransport {
  deliver(mail: RenderedMail & { id: number; recipient: string }): Promise<void>;
}

/** Over SMTP when a server is set, else into files in a folder. */
export function makeMailTransport(config: MailConfig, outboxFolder: string): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.from)
    : fileTransport(outboxFolder, config.from);
}

function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
  });
  return {
    async deliver({ recipient, subject, html, text, attachments }) {
      await transporter.sendMail({ from, to: recipient, subject, html, text, attachments });
    },
  };
}

function fileTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver({ id, recipient, subject, html, text, attachments }) {
      const mail = { from, to: recipient, subject, html, text, attachments };
      const { message } = await composer.sendMail(mail);
      await mkdir(folder, { recursive: true });
      // Named by its row: a mail that is delivered again after a crash is the same file, not a second mail.
      const file = join(folder, `${String(id).padStart(6, '0')}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}
