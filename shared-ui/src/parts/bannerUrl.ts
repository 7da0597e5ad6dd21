import type { ApiSchemas } from '@nzuko/contract';

/** A banner's URL: absolute URLs unchanged, relative paths resolved against the server's root. Spec section 3. */
export function bannerUrl(banner: string | null | undefined): string | undefined {
  if (!banner) return undefined;
  return /^(\w+:|\/)/.test(banner) ? banner : `/${banner}`;
}

/** A banner's `src` and `srcset`; the widths are the API's maximum sizes. */
export function bannerSources({
  banner_image,
  banner_image_small,
}: Pick<ApiSchemas['Event'], 'banner_image' | 'banner_image_small'>) {
  const src = bannerUrl(banner_image);
  const small = bannerUrl(banner_image_small);
  return src && { src, srcSet: small && `${small} 800w, ${src} 1600w` };
}
