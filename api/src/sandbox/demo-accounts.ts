import { createHash } from 'node:crypto';
import type { SandboxRecipient } from './ledger';

interface DemoAccount {
  bank: { code: string; name: string };
  number: string;
  /** As banks write it: the surname first. */
  holder: string;
}

/** The bank accounts of the demo's organizers, which the sandbox knows from the start. */
export const DEMO_ACCOUNTS = {
  demo: account('058', 'Guaranty Trust Bank', '0123400001', 'OKONKWO ADAEZE CHIDINMA'),
  devcircle: account('044', 'Access Bank', '0123400002', 'BELLO IBRAHIM'),
  bayelsa: account('033', 'United Bank For Africa', '0123400003', 'DOKUBO EBIERE'),
  arewa: account('057', 'Zenith Bank', '0123400004', 'DANJUMA AISHA'),
  studio: account('232', 'Sterling Bank', '0123400005', 'OGUNLEYE FOLAKE ABENI'),
};

/** The recipient code of an account: always the same one, as at the real provider. */
export const recipientCode = (bankCode: string, number: string) =>
  `RCP_${createHash('sha256').update(`${bankCode} ${number}`).digest('hex').slice(0, 15)}`;

const known: SandboxRecipient[] = Object.values(DEMO_ACCOUNTS).map(
  ({ bank, number, holder }, index) => ({
    id: index + 1,
    code: recipientCode(bank.code, number),
    name: holder,
    accountNumber: number,
    bankCode: bank.code,
    createdAt: '2025-01-01T00:00:00.000Z',
  }),
);

export const demoRecipient = (code: string) => known.find((recipient) => recipient.code === code);
export const demoHolder = (number: string) =>
  known.find(({ accountNumber }) => accountNumber === number)?.name;

function account(code: string, name: string, number: string, holder: string): DemoAccount {
  return { bank: { code, name }, number, holder };
}
