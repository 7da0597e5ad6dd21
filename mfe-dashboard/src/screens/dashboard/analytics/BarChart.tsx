import { Table, type TableColumn } from '@nzuko/shared-ui/parts';

import { Ends, Figure, Plot, Tallest } from './BarChart.styles';

/** One bar: label, value and the value as text. */
export interface Bar {
  label: string;
  value: number;
  text: string;
}

interface BarChartProps {
  title: string;
  /** Column headers of the table version. */
  labelHeader: string;
  valueHeader: string;
  bars: readonly Bar[];
  tone: 'sales' | 'revenue' | 'checkIns';
  empty: string;
}

const HEIGHT = 100;
/** Share of a bar's slot left empty on either side. */
const GAP = 0.14;

/** A bar chart; screen readers get the same data as a table. */
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
            Peak: <strong>{tallest.text}</strong> ({tallest.label})
          </Tallest>
          <Plot
            role="img"
            aria-label={`${title}: peak ${tallest.text}, ${tallest.label}`}
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
