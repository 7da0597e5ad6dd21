import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../platform/config/config';
import type { RenderedMail } from './mail-templates';

/**
 * Nodemailer can't disable timeouts. Twelve days, half of what a timer supports: it adds to them when the clock is set back, and a
 * timer that overflows ends at once.
 */
const NEVER = 2 ** 30;

/** A mail's envelope. */
interface DeliveryTerms {
  /** Aborts the delivery at any stage. */
  signal: AbortSignal;
  /** Awaited before the mail's text is sent; if it throws, the text isn't sent. */
  handOver(): Promise<void>;
}

type AddressedMail = RenderedMail & {
  id: number;
  recipient: string;
  /** The same for each try, so that mail clients recognise duplicates. */
  messageId: string;
};

/** Delivers a mail; throws if that failed or the outcome is unknown. */
export interface MailTransport {
  deliver(mail: AddressedMail, terms: DeliveryTerms): Promise<void>;
}

/** Uses SMTP if a server is configured, else writes files to a folder. */
export function makeMailTransport(config: MailConfig, outboxFolder: string): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.from)
    : fileTransport(outboxFolder, config.from);
}

/** True if the server explicitly rejected the mail. */
export function wasRefused(error: unknown): boolean {
  return Number((error as { responseCode?: unknown } | null)?.responseCode) >= 400;
}

function smtpTransport(url: string, from: string): MailTransport {
  return {
    async deliver({ recipient, ...mail }, { signal, handOver }) {
      // No limits for single steps: a slow server may take long at each, within the limit for the whole dialogue.
      const unlimited = { connectionTimeout: NEVER, greetingTimeout: NEVER, socketTimeout: NEVER };
      const transporter = createTransport({ url, ...unlimited });
      transporter.use('stream', (composed, done) => {
        composed.message.build().then((text) => {
          // Nodemailer starts reading once the server accepts the DATA command.
          composed.message.createReadStream = () => Readable.from(afterHandOver(text, handOver));
          done();
        }, done);
      });
      const sent = transporter.sendMail({ from, to: recipient, ...mail, signal });
      await sent.catch((error: unknown) => {
        signal.throwIfAborted();
        throw error;
      });
    },
  };
}

async function* afterHandOver(text: Buffer, handOver: () => Promise<void>) {
  await handOver();
  yield text;
}

/** Where a mail is written when there is no mail server. */
export const mailFile = (folder: string, id: number): string =>
  join(folder, `${String(id).padStart(6, '0')}.eml`);

function fileTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver({ id, recipient, ...mail }) {
      const { message } = await composer.sendMail({ from, to: recipient, ...mail });
      // It holds tickets and links that anybody could use.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      // Named by row id, so that redelivery after a crash overwrites the file.
      const file = mailFile(folder, id);
      // A file left by a crash would keep its mode.
      await rm(`${file}.part`, { force: true });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
