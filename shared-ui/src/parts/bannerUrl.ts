/** Where a banner is: a full URL as it is, a relative path against the server's root. Spec section 3. */
export function bannerUrl(banner: string | null): string | undefined {
  if (!banner) return undefined;
  return /^(\w+:|\/)/.test(banner) ? banner : `/${banner}`;
}
