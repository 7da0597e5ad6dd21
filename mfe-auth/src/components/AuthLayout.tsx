import { useEffect, useRef, type ReactNode } from 'react';
import { loneLink, mediaUp, pageGutter, styled, theme } from '@nzuko/shared-ui';

interface AuthLayoutProps {
  title: string;
  subtitle?: ReactNode;
  /** Focuses the title, so that screen readers announce a view that replaced another. */
  focusTitle?: boolean;
  /** Shown beside the form on wide screens: an `AuthPoster`. */
  poster: ReactNode;
  /** Shown below the form: links to the other screens. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of all screens of this remote: a card on phones, form and poster side by side on wide screens. */
export function AuthLayout({
  title,
  subtitle,
  focusTitle = false,
  poster,
  footer,
  children,
}: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);

  return (
    <Frame>
      <FormSide>
        <Sheet>
          <Head>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {subtitle ? <p>{subtitle}</p> : null}
          </Head>
          {children}
          {footer ? <Foot>{footer}</Foot> : null}
        </Sheet>
      </FormSide>
      {poster}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  max-width: ${theme.size.wide};
  min-height: calc(100dvh - 4.5rem);
  margin-inline: auto;
  padding: ${pageGutter};

  ${mediaUp('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: ${theme.space[8]};
    padding-block-start: ${theme.space[3]};
  }
`;

const FormSide = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  min-width: 0;

  ${mediaUp('md')} {
    align-content: center;
  }
`;

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  width: 100%;
  max-width: 30rem;
  min-width: 0;
  padding: ${theme.space[6]} min(${theme.space[5]}, 6.25vw);
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};

  ${mediaUp('sm')} {
    padding: ${theme.space[10]};
  }

  ${mediaUp('lg')} {
    max-width: 27rem;
    padding: ${theme.space[8]} 0;
    background: none;
    border: 0;
  }
`;

// The page server's title is a hair wider than the one that replaces it: browsers would take that one, which is in the web font,
// for the page's largest paint.
const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  #prerendered & h1 {
    letter-spacing: calc(${theme.tracking.tight} + 0.01em);
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.lg};
    text-wrap: pretty;
  }
`;

const Foot = styled.p`
  padding-top: ${theme.space[5]};
  border-top: 2px dashed ${theme.color.border};
  color: ${theme.color.textMuted};
  text-align: center;

  a {
    font-weight: ${theme.weight.semibold};
    ${loneLink}
  }
`;
