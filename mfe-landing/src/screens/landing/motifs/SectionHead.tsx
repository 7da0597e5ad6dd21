import type { ReactNode } from 'react';
import { mediaUp, styled, theme } from '@nzuko/shared-ui';

/** `id` is the title's, for `aria-labelledby`; `children` is the paragraph beside it. */
interface SectionHeadProps {
  id: string;
  title: ReactNode;
  children?: ReactNode;
}

/** A section's header: a large title, with a paragraph beside it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <Head>
      <Title id={id}>{title}</Title>
      {children ? <Aside>{children}</Aside> : null}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};

  ${mediaUp('lg')} {
    grid-template-columns: 7fr 4fr;
    align-items: end;
  }
`;

const Title = styled.h2`
  font-size: ${theme.fontSize['4xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.lineHeight.tight};
`;

const Aside = styled.p`
  max-width: 34rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.lg};
  text-wrap: pretty;
`;
