import { useState } from 'react';
import type { ApiSchemas } from '@nzuko/contract';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the shared code.
import { adirePattern, ShowPicture, styled, theme, useHeldPicture } from '@nzuko/shared-ui';

import { acrossPhone, bannerSources, bannerUrl, type Banner } from './bannerUrl';
import { categoryLooks } from './categoryLooks';

const CARD_SIZES = acrossPhone('(min-width: 640px) 400px');

interface EventBannerProps {
  event: Banner & Pick<ApiSchemas['Event'], 'title' | 'category'>;
  /** Its width as a `sizes` attribute; a card's width by default. */
  sizes?: string;
  /** True for a picture above the fold, which the browser fetches at once. */
  eager?: boolean;
  /** False where a button has no place: Data Saver then shows the pattern alone. */
  pressable?: boolean;
  className?: string;
}

/** An event's picture (decorative), or a pattern in its category's colours, with Data Saver's button. Fills its box. */
export function EventBanner({
  event,
  sizes = CARD_SIZES,
  eager = false,
  pressable = true,
  className,
}: EventBannerProps) {
  const sources = bannerSources(event);
  const [failedSrc, setFailedSrc] = useState<string>();
  const { isHeld, wasPressed, show, shownProps } = useHeldPicture(bannerUrl(event.banner_image));
  if (sources && sources.src !== failedSrc && !isHeld) {
    return (
      <Picture
        className={className}
        {...sources}
        {...shownProps}
        sizes={sources.srcSet && sizes}
        alt={wasPressed ? event.title : ''}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        onError={() => setFailedSrc(sources.src)}
      />
    );
  }
  const { Icon, tone } = categoryLooks[event.category];
  if (isHeld && pressable) {
    return (
      <Cloth className={className} $tone={tone}>
        <Press name={event.title} onShow={show} />
      </Cloth>
    );
  }
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

// Above the links that are stretched over cards; some pictures are small.
const Press = styled(ShowPicture)`
  z-index: 1;
  padding: 0 ${theme.space[2]};
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
