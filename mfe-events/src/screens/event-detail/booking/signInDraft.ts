import { OPEN_BOOKING_KEY } from '@nzuko/contract';
import { memberDrafts, sessionStore } from '@nzuko/shared-auth';

import { SIGN_IN_DRAFT_KEY } from '../../../constants';
import { blankHolders, type HolderValues } from './holderRules';

/** The parts of a booking that the URL doesn't hold while the buyer signs in or confirms their address. */
export interface SignInDraft {
  eventId: number;
  holders: HolderValues[];
  phone: string;
  image: File | null;
}

// Storage only holds text, so the picture stays in memory; a full page load on the way to sign-in loses it.
let image: File | null = null;
sessionStore.subscribe(({ user }, { user: before }) => {
  if (before && before.id !== user?.id) image = null;
});

/** Keeps a booking in this tab while the buyer signs in. */
export function keepDraft(booking: SignInDraft): void {
  image = booking.image;
  try {
    sessionStorage.setItem(SIGN_IN_DRAFT_KEY, textsOf(booking));
  } catch {
    // Storage may be blocked; booking works without it.
  }
}

/** Keeps a member's booking, and its path, for the tab that a link in our mail opens. */
export function keepForOtherTab(booking: SignInDraft, path: string): void {
  memberDrafts.set(SIGN_IN_DRAFT_KEY, textsOf(booking));
  memberDrafts.set(OPEN_BOOKING_KEY, path);
}

const textsOf = ({ eventId, holders, phone }: SignInDraft) =>
  JSON.stringify({ eventId, holders, phone });

/** Makes a visitor's draft the member's who has signed in: in the tab's storage, whoever comes next would find it. */
function textsKept(): string {
  const typed = sessionStorage.getItem(SIGN_IN_DRAFT_KEY);
  if (typed !== null && sessionStore.getState().user) {
    memberDrafts.set(SIGN_IN_DRAFT_KEY, typed);
    sessionStorage.removeItem(SIGN_IN_DRAFT_KEY);
  }
  return typed ?? memberDrafts.get(SIGN_IN_DRAFT_KEY) ?? 'null';
}

/** The draft of a booking for this event; undefined if there is none. */
export function readDraft(eventId: number): SignInDraft | undefined {
  try {
    const stored: unknown = JSON.parse(textsKept());
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { eventId: kept, holders, phone } = stored as Partial<Record<string, unknown>>;
    if (kept !== eventId || !Array.isArray(holders)) return undefined;
    return {
      eventId,
      holders: blankHolders.map((none, row) => toHolder(holders[row], none)),
      phone: typeof phone === 'string' ? phone : '',
      image,
    };
  } catch {
    return undefined;
  }
}

/** Clears the booking once it was completed or abandoned. */
export function forgetDraft(): void {
  image = null;
  memberDrafts.set(SIGN_IN_DRAFT_KEY, null);
  try {
    sessionStorage.removeItem(SIGN_IN_DRAFT_KEY);
  } catch {
    // Storage may be blocked; then nothing was kept.
  }
}

function toHolder(stored: unknown, none: HolderValues): HolderValues {
  if (typeof stored !== 'object' || stored === null) return none;
  const { name, email } = stored as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : none;
}
