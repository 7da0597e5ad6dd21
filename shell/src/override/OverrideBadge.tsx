import { Button, styled, theme } from '@nzuko/shared-ui';

import { forgetOverride } from './override';

interface OverrideBadgeProps {
  what: string;
  /** Why the override isn't used. */
  fault?: string;
}

/** A badge in the corner: says that a local remote is in use, or why the override failed, and removes it. */
export function OverrideBadge({ what, fault }: OverrideBadgeProps) {
  const handleReset = () => {
    forgetOverride();
    location.reload();
  };
  return (
    <Corner role={fault ? 'alert' : 'status'} aria-label="Override" $isFault={Boolean(fault)}>
      <p>
        {fault && <strong>{fault} </strong>}
        {what}.
      </p>
      <Button size="sm" variant="secondary" onClick={handleReset}>
        Reset
      </Button>
    </Corner>
  );
}

const Corner = styled.div<{ $isFault: boolean }>`
  position: fixed;
  inset: auto auto ${theme.space[4]} ${theme.space[4]};
  z-index: ${theme.z.toast};
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: min(32rem, calc(100vw - 2 * ${theme.space[4]}));
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid currentcolor;
  border-radius: ${theme.radius.md};
  background: ${({ $isFault }) => ($isFault ? theme.color.error : theme.color.warning)};
  color: ${({ $isFault }) => ($isFault ? theme.color.onError : theme.color.onWarning)};
  font-size: ${theme.fontSize.sm};

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  button {
    flex: none;
  }
`;
