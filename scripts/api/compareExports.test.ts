import { compareExports, hasRisen } from './compareExports';
import { readReport, writeReport } from './report';

const props = 'interface ButtonProps {\nlabel: string;\nsize?: Size;\n}';
const before = {
  '(Size)': `type Size = 'sm' | 'md'`,
  Button: 'function Button(props: ButtonProps): Element',
  ButtonProps: props,
};

test.each([
  ['nothing', before, 'none', []],
  ['a new export', { ...before, Chip: 'function Chip(): Element' }, 'minor', ['Chip is new']],
  [
    'a prop that one may leave out',
    { ...before, ButtonProps: props.replace('size', 'tone?: Tone;\nsize') },
    'minor',
    ['ButtonProps has more options'],
  ],
  [
    'a prop that one must give',
    { ...before, ButtonProps: props.replace('size', 'tone: Tone;\nsize') },
    'major',
    ['ButtonProps has changed'],
  ],
  [
    'a prop that is gone',
    { ...before, ButtonProps: props.replace('size?: Size;\n', '') },
    'major',
    ['ButtonProps has changed'],
  ],
  [
    'a type that an export mentions',
    { ...before, '(Size)': `type Size = 'md'` },
    'major',
    ['(Size) has changed'],
  ],
  [
    'an export that is gone, beside a new one',
    { '(Size)': before['(Size)'], ButtonProps: props, Chip: 'function Chip(): Element' },
    'major',
    ['Button is gone', 'Chip is new'],
  ],
])('%s asks for its rise of the version', (_what, after, rise, words) => {
  expect(compareExports(before, after)).toEqual({ rise, words });
});

test.each([
  ['1.2.3', '1.2.3', 'none', true],
  ['1.2.3', '1.2.3', 'minor', false],
  ['1.2.3', '1.2.4', 'minor', false],
  ['1.2.3', '1.3.0', 'minor', true],
  ['1.2.3', '1.10.0', 'minor', true],
  ['1.2.3', '1.3.0', 'major', false],
  ['1.2.3', '2.0.0', 'major', true],
  ['1.2.3', '2.0.0', 'minor', true],
  ['1.2.3', '0.9.0', 'none', false],
  ['1.2.3', '1.1.0', 'none', false],
] as const)('from %s to %s is enough for %s: %s', (from, to, rise, isEnough) => {
  expect(hasRisen(from, to, rise)).toBe(isEnough);
});

test('a report is read as it was written', () => {
  const report = { version: '1.2.3', declarations: before };
  expect(readReport(writeReport('shared-ui', report))).toEqual(report);
});
