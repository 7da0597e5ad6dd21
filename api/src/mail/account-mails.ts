import type { PasswordResetMail, AccountLinkedMail } from '../platform/outbox/mail-content';
import type { MailBody } from './mail-layout';

export function passwordResetBody(data: PasswordResetMail, publicUrl: string): MailBody {
  return {
    subject: 'Reset your Nzuko password',
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'Someone, hopefully you, asked to reset the password for your Nzuko account.',
      'The link works once and expires in an hour. If you didn’t ask for it, ignore this email. Your password won’t change.',
    ],
    link: {
      label: 'Set a new password',
      url: `${publicUrl}/reset-password/${encodeURIComponent(data.uid)}/${encodeURIComponent(data.token)}`,
    },
  };
}

export function accountLinkedBody(data: AccountLinkedMail, publicUrl: string): MailBody {
  const passwordEnded = `The account had a password that was set before anyone had confirmed this email address. To be safe, we’ve removed it and signed out every session. Sign in with ${data.provider}, or set a new password with the link below.`;
  return {
    subject: `${data.provider} sign-in was added to your Nzuko account`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `You can now sign in to Nzuko with ${data.provider}.`,
      ...(data.passwordEnded ? [passwordEnded] : []),
      'If this wasn’t you, set a new password right away.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
  };
}
