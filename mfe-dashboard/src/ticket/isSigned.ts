const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
    char.charCodeAt(0),
  );

async function isSignedWith(
  text: string,
  signature: string,
  key: JsonWebKey,
): Promise<boolean | null> {
  let publicKey: CryptoKey;
  try {
    publicKey = await crypto.subtle.importKey('jwk', key, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
  try {
    const signedText = new TextEncoder().encode(text);
    return await crypto.subtle.verify('Ed25519', publicKey, bytesOf(signature), signedText);
  } catch {
    // Not valid base64.
    return false;
  }
}

/** Whether a text was signed with one of the server's keys; null if this browser doesn't support Ed25519. */
export async function isSigned(
  text: string,
  signature: string,
  keys: readonly JsonWebKey[],
): Promise<boolean | null> {
  const answers = await Promise.all(keys.map((key) => isSignedWith(text, signature, key)));
  return answers.includes(true) || (answers.includes(null) ? null : false);
}
