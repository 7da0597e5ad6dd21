import cookies from './texts/cookies.md';
import privacy from './texts/privacy.md';
import refunds from './texts/refunds.md';
import terms from './texts/terms.md';

interface LegalText {
  title: string;
  subtitle: string;
  /** The HTML of the Markdown file. */
  html: string;
}

/** The legal texts by their paths, as `remote.json` has them. */
export const legalTexts: Record<string, LegalText | undefined> = {
  '/terms': {
    title: 'Terms of use',
    subtitle: 'What you can expect from us, and what we expect from you.',
    html: terms,
  },
  '/privacy': {
    title: 'Privacy policy',
    subtitle: 'What we know about you, why, for how long, and what choices you have.',
    html: privacy,
  },
  '/refund-policy': {
    title: 'Refund policy',
    subtitle: 'When you get your money back, how much of it, and how long it takes.',
    html: refunds,
  },
  '/cookies': {
    title: 'Cookies',
    subtitle: 'None of them follow you. This is what your browser keeps, and why.',
    html: cookies,
  },
};
