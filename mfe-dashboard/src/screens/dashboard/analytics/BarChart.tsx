import { Table, type TableColumn } from 'shared-ui';

import { Ends, Figure, Plot, Tallest } from './BarChart.styles';

/** One bar: what it stands for, how long it is, and its value in words. */
export interface Bar {
  label: string;
  value: number;
  text: string;
}

interface BarChartProps {
  title: string;
  /** What a bar stands for, and what is counted: the heads of the table. */
  labelHeader: string;
  valueHeader: string;
  bars: readonly Bar[];
  tone: 'sales' | 'revenue' | 'checkIns';
  empty: string;
}

const HEIGHT = 100;
/** Of a bar's room, on either side. */
const GAP = 0.14;

/** Bars beside each other; whoever cannot see them reads the same as a table. */
export function BarChart({ title, labelHeader, valueHeader, bars, tone, empty }: BarChartProps) {
  const tallest = bars.reduce((max, bar) => (bar.value > max.value ? bar : max), {
    label: '',
    value: 0,
    text: '',
  });
  const isEmpty = tallest.value === 0;
  const columns: TableColumn<Bar>[] = [
    { key: 'label', header: labelHeader, isRowHeader: true, cell: ({ label }) => label },
    { key: 'value', header: valueHeader, align: 'end', cell: ({ text }) => text },
  ];
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      {isEmpty ? (
        <p>{empty}</p>
      ) : (
        <>
          <Tallest>
            Most: <strong>{tallest.text}</strong> ({tallest.label})
          </Tallest>
          <Plot
            role="img"
            aria-label={`${title}: most ${tallest.text}, ${tallest.label}`}
            viewBox={`0 0 ${bars.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            $tone={tone}
          >
            {bars.map(({ label, value, text }, index) => {
              const height = (value / tallest.value) * HEIGHT;
              return (
                <rect
                  key={label}
                  x={index + GAP}
                  y={HEIGHT - height}
                  width={1 - 2 * GAP}
                  height={height}
                >
                  <title>{`${label}: ${text}`}</title>
                </rect>
              );
            })}
          </Plot>
          <Ends aria-hidden>
            <span>{bars[0]?.label}</span>
            <span>{bars.at(-1)?.label}</span>
          </Ends>
          <details>
            <summary>Show as table</summary>
            <Table
              caption={title}
              hideCaption
              columns={columns}
              rows={bars}
              rowKey={({ label }) => label}
            />
          </details>
        </>
      )}
    </Figure>
  );
}
