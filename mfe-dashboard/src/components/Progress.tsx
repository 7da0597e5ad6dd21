import { styled, theme } from '@nzuko/shared-ui';

interface ProgressProps {
  /** Says what is done, and how far. */
  children: string;
  done?: number;
  /** Unknown until the work has begun. */
  total?: number;
}

/** How far work is that takes its time. */
export function Progress({ children, done, total }: ProgressProps) {
  return (
    <Label>
      {children}
      <progress max={total} value={total === undefined ? undefined : done} />
    </Label>
  );
}

const Label = styled.label`
  display: grid;
  flex: 1 1 16rem;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;

  progress {
    width: 100%;
    accent-color: ${theme.color.primaryText};
  }
`;
