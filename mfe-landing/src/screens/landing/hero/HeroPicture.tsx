import { preload } from 'react-dom';

import { ShowPicture, useHeldPicture } from '@nzuko/shared-ui';

import type { PictureFiles } from './heroPictures';

/** Matches the width of `Screen` in HeroCarousel.styles.ts. */
const SIZES = '(min-width: 30rem) 22rem, 75vw';

const srcSet = ([small, large]: PictureFiles['webp']) => `${small} 360w, ${large} 720w`;

interface HeroPictureProps {
  files: PictureFiles;
  alt: string;
  /** The page's largest picture: loaded with high priority. */
  first: boolean;
}

/** A screenshot of the product; its space is reserved before it loads. */
export function HeroPicture({ files: { avif, webp }, alt, first }: HeroPictureProps) {
  const { isHeld, show, shownProps } = useHeldPicture(webp[0]);
  if (isHeld) return <ShowPicture name={alt} onShow={show} />;
  // React does it for a picture by itself, but not for one with a choice of formats.
  if (first && typeof window === 'undefined') {
    preload(avif[0], {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet(avif),
      imageSizes: SIZES,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={SIZES} />
      <img
        {...shownProps}
        src={webp[0]}
        srcSet={srcSet(webp)}
        sizes={SIZES}
        width={400}
        height={520}
        alt={alt}
        fetchPriority={first ? 'high' : 'low'}
        // Sync: otherwise the picture would flicker when React takes over the page.
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
