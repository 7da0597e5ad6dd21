import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../parts/icons/icons';
import { loneLink, mediaTouch, theme } from '../../theme/theme';

/** The tone of a banner. */
export type BannerTone = 'success' | 'error' | 'warning' | 'info';

/** `onDismiss` adds a close button; `title` goes above the text, `action` below it. */
export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
}

/** An inline message. Screen readers announce errors and warnings at once (`alert`), other tones politely (`status`). */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Root role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'} $tone={tone}>
      <Icon size={20} />
      <Body>
        {title ? <strong>{title}</strong> : null}
        <div>{children}</div>
        {action}
      </Body>
      {onDismiss ? (
        <Close type="button" aria-label="Dismiss" onClick={onDismiss}>
          <X size={18} />
        </Close>
      ) : null}
    </Root>
  );
}

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

const tones = {
  success: [theme.color.success, theme.color.onSuccess, theme.color.successLine],
  error: [theme.color.error, theme.color.onError, theme.color.errorLine],
  warning: [theme.color.warning, theme.color.onWarning, theme.color.warningLine],
  info: [theme.color.info, theme.color.onInfo, theme.color.infoLine],
} as const;

const Root = styled.div<{ $tone: BannerTone }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  border: 1px solid ${({ $tone }) => tones[$tone][2]};
  border-radius: ${theme.radius.md};

  > svg {
    translate: 0 0.15rem;
  }
`;

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    color: inherit;
    font-weight: ${theme.weight.semibold};
  }

  > a {
    ${loneLink}
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  margin: -0.25rem calc(-1 * ${theme.space[2]}) -0.25rem 0;
  background: none;
  border: 0;
  border-radius: ${theme.radius.pill};
  color: inherit;
  cursor: pointer;

  ${mediaTouch} {
    width: ${theme.size.control};
    height: ${theme.size.control};
    margin-block: -0.625rem;
  }
`;
