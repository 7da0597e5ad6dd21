import { useState } from 'react';
import type { ApiSchemas } from 'shared-auth';
// By its name, as a remote imports it: a relative path would make a second copy of what is shared.
import { adirePattern, styled, theme } from 'shared-ui';

import { bannerSources } from './bannerUrl';
import { categoryLooks } from './categoryLooks';

const CARD_SIZES = '(min-width: 640px) 420px, 100vw';

interface EventBannerProps {
  event: Pick<ApiSchemas['Event'], 'banner_image' | 'banner_image_small' | 'category'>;
  /** How wide it stands, as the `sizes` attribute says it; a card's width unless told. */
  sizes?: string;
  /** True for a picture that is seen first: the browser fetches it at once. */
  eager?: boolean;
  className?: string;
}

/** An event's picture, decorative; without one, cloth in the colours of its category. It fills its box. */
export function EventBanner({
  event,
  sizes = CARD_SIZES,
  eager = false,
  className,
}: EventBannerProps) {
  const sources = bannerSources(event);
  const [failedSrc, setFailedSrc] = useState<string>();
  if (sources && sources.src !== failedSrc) {
    return (
      <Picture
        className={className}
        {...sources}
        sizes={sources.srcSet && sizes}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        onError={() => setFailedSrc(sources.src)}
      />
    );
  }
  const { Icon, tone } = categoryLooks[event.category];
  return (
    <Cloth className={className} $tone={tone} aria-hidden>
      <Icon strokeWidth={1.25} />
    </Cloth>
  );
}

const tones = {
  forest: [theme.color.surfaceInverse, theme.color.accent],
  green: [theme.color.primary, theme.color.onPrimary],
  marigold: [theme.color.accent, theme.color.onAccent],
  coral: [theme.color.coral, theme.color.onCoral],
} as const;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${theme.color.skeleton};
`;

const Cloth = styled.span<{ $tone: keyof typeof tones }>`
  ${adirePattern}
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  background-color: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};

  svg {
    width: clamp(3rem, 30%, 7rem);
    height: auto;
  }
`;
