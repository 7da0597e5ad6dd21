import type { TwoStepMail } from '../platform/outbox/two-step-mail-content';
import type { MailBody } from './mail-layout';

const NOT_YOU =
  'If this wasn’t you, set a new password right away. That signs out every device. Then check your two-step sign-in settings.';

export function twoStepBody(data: TwoStepMail, publicUrl: string): MailBody {
  const { subject, text, isAlarm = false } = newsOf(data);
  const reset = { label: 'Set a new password', url: `${publicUrl}/reset-password` };
  const settings = { label: 'Open your settings', url: `${publicUrl}/settings` };
  return {
    subject,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      text,
      ...(data.isOff ? ['That was your last one, so your password alone now signs you in.'] : []),
      ...(isAlarm ? [] : [NOT_YOU]),
    ],
    link: isAlarm ? reset : settings,
    otherLinks: [isAlarm ? settings : reset],
    asksForReply: data.news === 'turned_off_for_you',
  };
}

function newsOf({ news, name = '', left = 0 }: TwoStepMail): {
  subject: string;
  text: string;
  /** True if it is bad news in any case. */
  isAlarm?: boolean;
} {
  switch (news) {
    case 'app_added':
      return {
        subject: 'An authenticator app was added to your account',
        text: 'You can now sign in to Nzuko with codes from an authenticator app.',
      };
    case 'app_removed':
      return {
        subject: 'The authenticator app was removed from your account',
        text: 'Its codes no longer work for your Nzuko account.',
      };
    case 'passkey_added':
      return {
        subject: 'A passkey was added to your account',
        text: `You can now sign in to Nzuko with the passkey “${name}”.`,
      };
    case 'passkey_removed':
      return {
        subject: 'A passkey was removed from your account',
        text: `The passkey “${name}” no longer works for your Nzuko account.`,
      };
    case 'recovery_codes_renewed':
      return {
        subject: 'You have new recovery codes',
        text: 'New recovery codes were made for your Nzuko account. The earlier ones no longer work.',
      };
    case 'recovery_code_used':
      return {
        subject: 'A recovery code was used for your account',
        text: `Somebody, hopefully you, used one of your recovery codes. It won’t work again. ${leftText(left)}`,
      };
    case 'wrong_codes':
      return {
        subject: 'Somebody is trying codes for your account',
        text: 'Somebody has entered your password and then several wrong codes. Nobody got in, and we’ve slowed them down. If it wasn’t you, they know your password: set a new one.',
        isAlarm: true,
      };
    case 'turned_off_for_you':
      return {
        subject: 'Two-step sign-in was turned off for your account',
        text: 'An administrator has turned off two-step sign-in for your Nzuko account, and every session has ended. Sign in with your password, then set it up again. If you didn’t ask for this, set a new password and reply to this email.',
        isAlarm: true,
      };
  }
}

function leftText(left: number): string {
  if (left === 0) return 'That was the last one: make new ones in your settings.';
  return left === 1 ? 'You have one left.' : `You have ${left} left.`;
}
