import { Skeleton, Stack, theme } from '@nzuko/shared-ui';
import { LoadingStatus } from '@nzuko/shared-ui/parts';

import { Columns, Aside, Main } from './EventDetail.styles';
import { Band, Inner, PictureFrame, Words } from './EventHero.styles';

/** Placeholder while the event loads. */
export function EventDetailSkeleton() {
  return (
    <>
      <Band>
        <Inner>
          <PictureFrame>
            <Skeleton height="100%" radius="0" />
          </PictureFrame>
          <Words>
            <Skeleton width="8rem" />
            <Skeleton width="24rem" height="3.5rem" />
            <Skeleton width="18rem" />
            <Skeleton width="14rem" />
            <LoadingStatus label="Loading event…" />
          </Words>
        </Inner>
      </Band>
      <Columns aria-hidden>
        <Aside>
          <Skeleton height="22rem" radius={theme.radius.lg} />
        </Aside>
        <Main>
          <Stack gap={3}>
            <Skeleton width="40%" height="1.75rem" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </Stack>
        </Main>
      </Columns>
    </>
  );
}
