import type { SentAnnouncement } from '../../../api/messagesApi';
import { countText } from '../../../text/countText';
import { peopleText } from './peopleText';

type Sent = Pick<SentAnnouncement, 'mailed' | 'waiting' | 'failed'>;

/** Whom the emails of an announcement have reached so far: "emailed to 60 people", or to 58 of them. */
export function sentText({ mailed, waiting, failed }: Sent): string {
  const reached = mailed - waiting - failed;
  if (failed === 0 && waiting === 0) return `emailed to ${peopleText(mailed)}`;
  const text = `emailed to ${countText(reached)} of ${peopleText(mailed)}`;
  return failed === 0 ? text : `${text} (${failedText(failed)})`;
}

const failedText = (failed: number) =>
  failed === 1
    ? '1 email couldn’t be delivered'
    : `${countText(failed)} emails couldn’t be delivered`;
