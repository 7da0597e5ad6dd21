import { styled, theme } from '@nzuko/shared-ui';

type Line = readonly [label: string, value: string];

interface SumLinesProps {
  lines: readonly Line[];
  /** The sum of `lines`. */
  total: Line;
  /** Shown below the total. */
  more?: Line;
}

/** Amounts listed one below the other, with their total. */
export function SumLines({ lines, total, more }: SumLinesProps) {
  const isTotal = (line: Line) => (line === total ? true : undefined);
  return (
    <Lines>
      {[...lines, total, ...(more ? [more] : [])].map((line) => (
        <div key={line[0]} data-total={isTotal(line)}>
          <dt>{line[0]}</dt>
          <dd>{line[1]}</dd>
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  background: ${theme.color.surfaceSunken};
  border-radius: ${theme.radius.md};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }

  > [data-total] {
    padding-top: ${theme.space[2]};
    border-top: 2px dashed ${theme.color.border};
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.weight.semibold};
  }

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
