/** Whether this browser can use passkeys: old ones can't, and none can on a page without HTTPS. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Shown if no passkey was used: the user changed their mind, took too long, or has none here. */
export const noPasskeyMessage =
  'No passkey was used. Try again, or pick another way to confirm it’s you.';

/** Has the browser use a passkey; loads the library on demand. Null if no passkey was used. */
export async function askForPasskey(options: object) {
  const { startAuthentication } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return answered(() => startAuthentication({ optionsJSON: options as Options }));
}

/** Has the browser make a passkey. Null if none was made. */
export async function makePasskey(options: object) {
  const { startRegistration } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return answered(() => startRegistration({ optionsJSON: options as Options }));
}

/** Null if the user says no or lets it time out: browsers throw then, but it isn't a fault. */
async function answered<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && REFUSALS.has(error.name)) return null;
    throw error;
  }
}

const REFUSALS = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);
