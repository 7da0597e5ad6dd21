/** The user's choice on this device; `browser` follows what the browser asks for. */
export type DataSaverPreference = 'on' | 'off' | 'browser';

/** True for a choice. */
export const isPreference = (value: unknown): value is DataSaverPreference =>
  value === 'on' || value === 'off' || value === 'browser';

// A cookie and not local storage: the page server must know it to leave the pictures out of its markup.
const NAME = 'data_saver';
const A_YEAR_S = 31_536_000;

/** The choice in a Cookie header or `document.cookie`. */
export function preferenceIn(cookies: string): DataSaverPreference {
  const [, choice] = new RegExp(`(?:^|;\\s*)${NAME}=(on|off)(?:;|$)`).exec(cookies) ?? [];
  return (choice as 'on' | 'off' | undefined) ?? 'browser';
}

/** The cookie that stores a choice, for `document.cookie`. */
export const cookieOf = (preference: DataSaverPreference): string =>
  `${NAME}=${preference}; Path=/; SameSite=Lax; Max-Age=${preference === 'browser' ? 0 : A_YEAR_S}`;

/** True if pages should use little data: the user's choice, or else the browser's (`Save-Data`). */
export function savesData(preference: DataSaverPreference, browserAsks: boolean): boolean {
  return preference === 'browser' ? browserAsks : preference === 'on';
}
