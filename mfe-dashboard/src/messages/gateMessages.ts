import { refusalOr } from '@nzuko/shared-auth/queries';
import { momentText } from '@nzuko/shared-ui/parts';

import type { GatePass } from '../api/gateApi';

// Messages about gate links: our own, since the spec has none.

export const gateLinksFailedMessage = 'Failed to load the helpers’ links. Please try again.';
export const makeLinkFailedMessage = refusalOr('We couldn’t make the link. Please try again.');
export const changeLinkFailedMessage = refusalOr('We couldn’t change the link. Please try again.');

export const startFailedMessage = refusalOr(
  'We couldn’t reach the site. Check your connection and press Start again.',
);

export const gateFailedMessage =
  'We couldn’t load this link. Check your connection and try again. You need it once, to start.';

/** A link that can't be used: what it is about, and what to do. */
export const brokenLink = {
  title: 'This link doesn’t work',
  text: 'Open the whole link you were sent, or ask the organizer for a new one.',
};

type Closed = Exclude<GatePass['state'], 'ready' | 'started'>;

/** Why the scanner isn't open. */
export function closedText(
  state: Closed,
  { event, starts_at: starts, ends_at: ends }: GatePass,
): { title: string; text: string } {
  switch (state) {
    case 'early':
      return {
        title: 'Not open yet',
        text: `You can start ${momentText(starts, event.timezone)}. Keep this page, or open the link again then.`,
      };
    case 'taken':
      return {
        title: 'In use on another device',
        text: 'A link works on one device. To use this one, ask the organizer to move the link, then press Start here.',
      };
    case 'moved':
      return {
        title: 'Moved to another device',
        text: 'The organizer has moved this link. Ask for a new one to scan on this device again.',
      };
    case 'revoked':
      return { title: 'This link has ended', text: 'The organizer has ended it.' };
    case 'ended':
      return {
        title: 'This link has ended',
        text: `It ended ${momentText(ends, event.timezone)}. Thanks for helping.`,
      };
    case 'event_cancelled':
      return { title: 'Event cancelled', text: `${event.title} has been cancelled.` };
  }
}
