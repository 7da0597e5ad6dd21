import type { PictureFiles } from './heroPictures';

/** As wide as `Screen` in HeroCarousel.styles.ts makes it. */
const SIZES = '(min-width: 30rem) 22rem, 75vw';

const srcSet = ([small, large]: PictureFiles['webp']) => `${small} 360w, ${large} 720w`;

interface HeroPictureProps {
  files: PictureFiles;
  alt: string;
  /** The page's largest picture: it comes before anything that can wait. */
  first: boolean;
}

/** A screen of the product; its room is kept before it has come. */
export function HeroPicture({ files: { avif, webp }, alt, first }: HeroPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={SIZES} />
      <img
        src={webp[0]}
        srcSet={srcSet(webp)}
        sizes={SIZES}
        width={400}
        height={520}
        alt={alt}
        fetchPriority={first ? 'high' : 'low'}
        // Decoded with the frame that shows it: React's page must not stand a moment without it.
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
