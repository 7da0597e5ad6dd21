import Bowser from 'bowser';

/** What a browser calls itself can be of any length; no real one needs more. */
const LONGEST = 400;

/** The user agent as it is stored; null without one. */
export function userAgentOf({ headers }: { headers: { 'user-agent'?: string } }): string | null {
  return headers['user-agent']?.slice(0, LONGEST) || null;
}

/** Such as `Chrome on Windows`; null if it can't be told. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  // Of anything that isn't a browser, the name is whatever it says.
  return browser.name && os.name ? `${browser.name} on ${os.name}` : null;
}
