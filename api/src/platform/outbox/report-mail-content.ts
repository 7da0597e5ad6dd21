/** To whoever reported an event, once somebody has handled the reports. */
export interface ReportHandledMail {
  /** Null for a visitor: anybody can enter anybody's address, so nothing that other people wrote is in that mail. */
  about: { firstName: string; eventTitle: string; eventId: number } | null;
  isActedOn: boolean;
  /** True if the event was suspended just now: people have yet to find out what is true. */
  isPaused?: boolean;
}
