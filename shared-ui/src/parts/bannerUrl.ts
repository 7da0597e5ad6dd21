import type { ApiSchemas } from 'shared-auth';

/** Where a banner is: a full URL as it is, a relative path against the server's root. Spec section 3. */
export function bannerUrl(banner: string | null | undefined): string | undefined {
  if (!banner) return undefined;
  return /^(\w+:|\/)/.test(banner) ? banner : `/${banner}`;
}

/** A banner's sources, of which the browser takes the one that fits its screen; the API says how wide they are at most. */
export function bannerSources({
  banner_image,
  banner_image_small,
}: Pick<ApiSchemas['Event'], 'banner_image' | 'banner_image_small'>) {
  const src = bannerUrl(banner_image);
  const small = bannerUrl(banner_image_small);
  return src && { src, srcSet: small && `${small} 800w, ${src} 1600w` };
}
