import type { Guard } from '../guard';

const everyTab: Guard['test'] = {
  runner: 'browser',
  file: 'e2e/tests/unbroken.spec.ts',
  name: 'no number and no word of an email address breaks on an organizer’s screens, from 320 to 1920 px',
};

/** The guards that mend fault 11: money is one piece, and an address breaks after its signs. */
export const brokenMoney: Guard[] = [
  {
    protects: 'a column is never so narrow that a number wraps',
    file: 'shared-ui/src/parts/table/TableRow.styles.ts',
    remove: "white-space: ${({ $align }) => ($align === 'end' ? 'nowrap' : 'normal')};",
    replace: 'overflow-wrap: anywhere;',
    test: everyTab,
  },
  {
    protects: 'a figure’s font size fits the width of its card',
    file: 'shared-ui/src/components/stat-card/StatCard.tsx',
    remove: 'calc(100cqi / ${({ $letters }) => ($letters * 0.64).toFixed(2)})',
    replace: '${({ $letters }) => $letters}rem',
    test: everyTab,
  },
  {
    protects: 'an email address wraps after its punctuation, not inside a word',
    file: 'shared-ui/src/parts/MailAddress.tsx',
    remove: '{index > 0 ? <wbr /> : null}',
    replace: '',
    test: {
      runner: 'jest',
      file: 'shared-ui/src/parts/MailAddress.test.tsx',
      name: 'a mail address may break after "@" and after a dot, and reads as one text',
    },
  },
];
