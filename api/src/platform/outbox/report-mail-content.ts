/** To whoever reported an event, once somebody has looked at it. */
export interface ReportHandledMail {
  /** Null for a visitor: anybody can enter anybody's address, so nothing that other people wrote is in that mail. */
  about: { firstName: string; eventTitle: string; eventId: number } | null;
  isActedOn: boolean;
}
