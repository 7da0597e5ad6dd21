import type { MailBody } from './mail-layout';

export interface PasswordResetMail {
  firstName: string;
  uid: string;
  /** Sealed while the mail waits in the database, where a plain one would open the account to whoever reads it. */
  token: string;
}

export interface AccountLinkedMail {
  firstName: string;
  /** The provider's name as people know it. */
  provider: string;
  /** Whether the account had a password, which nobody had shown to be set by the owner of the address. */
  passwordEnded: boolean;
}

export function passwordResetBody(data: PasswordResetMail, publicUrl: string): MailBody {
  return {
    subject: 'Reset your Nzuko password',
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'Somebody, we hope you, asked to set a new password for your Nzuko account.',
      'The link works once, and for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    link: {
      label: 'Set a new password',
      url: `${publicUrl}/reset-password/${encodeURIComponent(data.uid)}/${encodeURIComponent(data.token)}`,
    },
  };
}

export function accountLinkedBody(data: AccountLinkedMail, publicUrl: string): MailBody {
  const passwordEnded = `The account had a password, set before anybody had shown that this address is theirs. To be safe we have ended it, and every session with it: sign in with ${data.provider}, or set a new password by the link below.`;
  return {
    subject: `${data.provider} sign-in was added to your Nzuko account`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `From now on you can sign in to Nzuko with ${data.provider}.`,
      ...(data.passwordEnded ? [passwordEnded] : []),
      'If this was not you, set a new password at once.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/reset-password` },
  };
}
