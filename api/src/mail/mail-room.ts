import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Platform } from '../platform/platform';
import type { Sales } from '../sales';
import { Alerts } from './alerts/alerts';
import {
  receivedAnnouncementsRoutes,
  sentAnnouncementsRoutes,
} from './announcements/announcements-routes';
import {
  Announcement,
  AnnouncementPage,
  AnnouncementPayload,
  SentAnnouncement,
  SentAnnouncementPage,
} from './announcements/announcements-schemas';
import { AnnouncementsService } from './announcements/announcements-service';
import { contactRoutes } from './contact/contact-routes';
import { ContactPayload } from './contact/contact-schemas';
import { ContactService } from './contact/contact-service';
import { measureMail } from './mail-metrics';
import { MailRetention } from './mail-retention';
import { makeMailTransport } from './mail-transport';
import { MailWorker } from './mail-worker';
import { mailsRoutes } from './mails-routes';
import { OutgoingMail, OutgoingMailPage } from './mails-schemas';
import { MailsService } from './mails-service';

/** Announcements and the mail queue. */
export function makeMail({ config, db, log, metrics, now, seal }: Platform, { codes }: Sales) {
  const { publicUrl, reportTo, contactEmail } = config;
  const outboxFolder = join(config.dataDir, 'outbox');
  const transport = makeMailTransport(config.mail, outboxFolder);
  const keptDays = config.keptDays.mails;
  const retention = new MailRetention({ db, now, keptDays, outboxFolder });
  measureMail(db, metrics);
  const worker = new MailWorker({
    db,
    transport,
    publicUrl,
    reportTo,
    contactEmail,
    codes,
    seal,
    now,
    log,
  });
  return {
    announcements: new AnnouncementsService(db, now),
    contact: new ContactService(db, now, contactEmail),
    mails: new MailsService(db, now, publicUrl),
    tasks: { ...worker.tasks, ...retention.tasks, ...new Alerts(db, log, now).tasks },
  };
}

interface MailRoomOptions {
  platform: Platform;
  mail: ReturnType<typeof makeMail>;
}

export const mailRoom: FastifyPluginAsync<MailRoomOptions> = async (
  app,
  { platform: { guards }, mail },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  await app.register(sentAnnouncementsRoutes, { service: mail.announcements, guards });
  await app.register(receivedAnnouncementsRoutes, { service: mail.announcements, guards });
  await app.register(contactRoutes, { service: mail.contact });
  await app.register(mailsRoutes, { service: mail.mails, guards });
};

const schemas = [
  Announcement,
  AnnouncementPage,
  AnnouncementPayload,
  SentAnnouncement,
  SentAnnouncementPage,
  ContactPayload,
  OutgoingMail,
  OutgoingMailPage,
];
