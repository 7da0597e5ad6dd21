import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { styled, theme, useLocation } from '@nzuko/shared-ui';
import { useKeptFocus } from '@nzuko/shared-ui/parts';

/** A tab's header, a child of its root: the page's `h1`, a subtitle and actions. */
export function TabHeader({
  title,
  subtitle,
  actions,
}: {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}) {
  const tab = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const findTab = useCallback((header: HTMLElement | null) => {
    tab.current = header?.parentElement ?? null;
  }, []);
  useKeptFocus(tab, heading);
  const state = useLocation().state as { focusesTitle?: boolean } | null;
  const focusesTitle = state?.focusesTitle === true;
  useEffect(() => {
    if (!focusesTitle || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [focusesTitle]);
  return (
    <Root ref={findTab}>
      <Words>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle ? <p>{subtitle}</p> : null}
      </Words>
      {actions}
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;

  h1 {
    font-size: ${theme.fontSize['2xl']};
    overflow-wrap: anywhere;
  }

  p {
    color: ${theme.color.textMuted};
  }
`;
