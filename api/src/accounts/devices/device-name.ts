import Bowser from 'bowser';

/** A user agent can be of any length; no real one needs more. */
const LONGEST = 400;

/** The user agent as stored; null without one. */
export function userAgentOf({ headers }: { headers: { 'user-agent'?: string } }): string | null {
  return headers['user-agent']?.slice(0, LONGEST) || null;
}

/** Such as `Chrome on Windows`; null if unknown. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  // For anything but a browser, Bowser returns whatever name the client sent.
  return browser.name && os.name ? `${browser.name} on ${os.name}` : null;
}
