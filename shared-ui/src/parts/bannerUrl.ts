import type { ApiSchemas } from '@nzuko/contract';

export type Banner = Pick<
  ApiSchemas['Event'],
  'banner_image' | 'banner_image_small' | 'banner_image_thumbnail'
>;

/** A banner's URL: absolute URLs unchanged, relative paths resolved against the server's root. Spec section 3. */
export function bannerUrl(banner: string | null | undefined): string | undefined {
  if (!banner) return undefined;
  return /^(\w+:|\/)/.test(banner) ? banner : `/${banner}`;
}

/** A banner's `src` and `srcset`; the widths are the API's maximum sizes. */
export function bannerSources(event: Banner) {
  const src = bannerUrl(event.banner_image);
  if (!src) return undefined;
  const smaller = [
    { url: bannerUrl(event.banner_image_thumbnail), width: 480 },
    { url: bannerUrl(event.banner_image_small), width: 800 },
  ].filter(({ url }) => url);
  const all = [...smaller, { url: src, width: 1600 }];
  const srcSet = all.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { src, srcSet: smaller.length > 0 ? srcSet : undefined };
}

/**
 * A `sizes` attribute for a picture as wide as a phone's column, and elsewhere of these sizes. A phone with more than two dots
 * per CSS pixel gets a picture with about two: a larger one would be data that nobody sees.
 */
export const acrossPhone = (elsewhere: string): string =>
  `${elsewhere}, (min-resolution: 2.1dppx) 66vw, calc(100vw - 2rem)`;
