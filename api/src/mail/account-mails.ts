import { PASSWORD_RESET_MS, EMAIL_VERIFICATION_MS } from '../platform/limits';
import { durationText } from '../platform/durationText';
import type {
  AccountDeletedMail,
  AccountLinkedMail,
  MailContent,
  PasswordChangedMail,
  PasswordGuessesMail,
  PasswordResetMail,
  VerifyEmailMail,
  WelcomeMail,
} from '../platform/outbox/mail-content';
import { inLagos } from '../platform/timezones';
import type { MailBody, MailLink } from './mail-layout';

const IF_NOT_YOU =
  'If you didn’t create this account, ignore this email. Nothing is confirmed until someone presses the button on that page.';

type AccountMail = Extract<
  MailContent,
  {
    template:
      | 'welcome'
      | 'verify_email'
      | 'password_reset'
      | 'password_guesses'
      | 'password_changed'
      | 'account_linked'
      | 'account_deleted';
  }
>;

/** Mails about somebody's own account and how they sign in. */
export function accountMailBody(mail: AccountMail, publicUrl: string): MailBody {
  switch (mail.template) {
    case 'welcome':
      return welcomeBody(mail.data, publicUrl);
    case 'verify_email':
      return verifyEmailBody(mail.data, publicUrl);
    case 'password_reset':
      return passwordResetBody(mail.data, publicUrl);
    case 'password_guesses':
      return passwordGuessesBody(mail.data, publicUrl);
    case 'password_changed':
      return passwordChangedBody(mail.data, publicUrl);
    case 'account_linked':
      return accountLinkedBody(mail.data, publicUrl);
    case 'account_deleted':
      return accountDeletedBody(mail.data, publicUrl);
  }
}

function welcomeBody(data: WelcomeMail, publicUrl: string): MailBody {
  const dashboard = { label: 'Open your dashboard', url: `${publicUrl}/dashboard` };
  return {
    subject: 'Welcome to Nzuko',
    heading: `Welcome, ${data.firstName}!`,
    paragraphs: [
      data.role === 'ORGANIZER'
        ? 'Your organizer account is ready: create your first event, publish it and watch the tickets sell.'
        : 'Your account is ready: find a tech event near you and keep all your tickets in one place.',
      ...(data.token === undefined
        ? []
        : [
            `Please confirm your email address. The link works for ${durationText(EMAIL_VERIFICATION_MS)}.`,
            IF_NOT_YOU,
          ]),
    ],
    ...(data.token === undefined
      ? { link: dashboard }
      : { link: verificationLink(data.token, publicUrl), otherLinks: [dashboard] }),
  };
}

function verifyEmailBody(data: VerifyEmailMail, publicUrl: string): MailBody {
  return {
    subject: 'Confirm your email address',
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `Please confirm that this is the email address of your Nzuko account. The link works for ${durationText(EMAIL_VERIFICATION_MS)}.`,
      IF_NOT_YOU,
    ],
    link: verificationLink(data.token, publicUrl),
  };
}

function verificationLink(token: string, publicUrl: string): MailLink {
  return {
    label: 'Confirm your email address',
    url: `${publicUrl}/verify-email/${encodeURIComponent(token)}`,
  };
}

function passwordResetBody(data: PasswordResetMail, publicUrl: string): MailBody {
  const { hasNoPassword: isFirst = false } = data;
  return {
    subject: isFirst ? 'Set a password for your Nzuko account' : 'Reset your Nzuko password',
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      isFirst
        ? 'Someone, hopefully you, asked to set a password for your Nzuko account, which has none yet.'
        : 'Someone, hopefully you, asked to reset the password for your Nzuko account.',
      `The link works once and expires ${durationText(PASSWORD_RESET_MS)} after it was requested. If you didn’t ask for it, ignore this email. ${isFirst ? 'Nothing will change.' : 'Your password won’t change.'}`,
      ...(data.isLastToday
        ? [
            'This is the last of these emails we’ll send you today. If the link has expired, ask again on the same page: this link then works for as long again.',
          ]
        : []),
    ],
    link: {
      label: isFirst ? 'Set your password' : 'Set a new password',
      url: `${publicUrl}/reset-password/${encodeURIComponent(data.uid)}/${encodeURIComponent(data.token)}`,
    },
  };
}

function passwordGuessesBody(data: PasswordGuessesMail, publicUrl: string): MailBody {
  return {
    subject: 'Somebody is trying passwords for your account',
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'Somebody has entered several wrong passwords for your Nzuko account. Nobody got in, and we’ve slowed them down.',
      'If it was you, there’s nothing to do. If you’ve forgotten your password, or use it elsewhere, set a new one.',
      'You can still sign in as usual in any browser where you’ve signed in before. We’ll send you at most one of these emails a day.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
  };
}

function passwordChangedBody(data: PasswordChangedMail, publicUrl: string): MailBody {
  const isFirst = data.by === 'first link';
  return {
    subject: isFirst ? 'Your account has a password now' : 'Your password was changed',
    heading: `Hello ${data.firstName},`,
    paragraphs:
      data.by === 'password'
        ? [
            'A new password was set for your Nzuko account. All other devices were signed out.',
            'If this wasn’t you, set a new password right away. That signs out every device.',
          ]
        : [
            isFirst
              ? 'A password was set for your Nzuko account with a link that we emailed you. Every device was signed out.'
              : 'A new password was set for your Nzuko account with a link from a reset email. Every device was signed out.',
            'If this wasn’t you, somebody can read your email. Secure your mailbox first, then set a new password here.',
          ],
    facts: [['When', inLagos(new Date(data.at))]],
    link: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
  };
}

function accountDeletedBody(data: AccountDeletedMail, publicUrl: string): MailBody {
  return {
    subject: 'Your account was deleted',
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'Your Nzuko account was deleted, and you can’t undo this.',
      'If this wasn’t you, somebody else could use your account. Reply to this email, and change the password of whatever you signed in with.',
    ],
    facts: [['When', inLagos(new Date(data.at))]],
    asksForReply: true,
    link: { label: 'Write to us', url: `${publicUrl}/contact` },
  };
}

function accountLinkedBody(data: AccountLinkedMail, publicUrl: string): MailBody {
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
