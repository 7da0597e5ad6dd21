import { escapeHtml } from '../../platform/escapeHtml';
import { sandboxPage } from '../sandbox-page';
import type { OAuthPerson } from './oauth-person';

/**
 * The page where a person chooses an account and whether to share it with the site.
 *
 * @param query the site's request, which the form sends again with the decision.
 */
export function consentPage(
  provider: string,
  person: OAuthPerson,
  query: Record<string, string>,
  notice: string | null = null,
): string {
  const asked = Object.entries(query)
    .filter(([name]) => !['decision', ...FIELDS.map((field) => field.name)].includes(name))
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    );
  const fields = FIELDS.map(
    ({ name, label, type, of }) => `<label class="field" for="${name}">${label}</label>
<input class="text" id="${name}" name="${name}" type="${type}" value="${escapeHtml(query[name] ?? of(person))}" required>`,
  );
  return sandboxPage(
    `Sign in with ${provider}`,
    `<p class="badge">Test sign-in: not the real ${provider}</p>
<h1>Sign in with ${provider}</h1>
${notice ? `<p class="notice" role="alert">${escapeHtml(notice)}</p>` : ''}
<form method="get">
${asked.join('\n')}
${fields.join('\n')}
<button class="pay" type="submit" name="decision" value="allow">Continue</button>
<button class="leave" type="submit" name="decision" value="deny" formnovalidate>Cancel</button>
</form>`,
  );
}

/** The page for a request that no site of ours makes. */
export const unknownAppPage = () =>
  sandboxPage('Unknown app', '<h1>Unknown app</h1><p>Go back and start the sign-in again.</p>');

const FIELDS: {
  name: string;
  label: string;
  type: string;
  of: (person: OAuthPerson) => string;
}[] = [
  { name: 'first_name', label: 'First name', type: 'text', of: ({ givenName }) => givenName },
  { name: 'last_name', label: 'Last name', type: 'text', of: ({ familyName }) => familyName },
  { name: 'email', label: 'Email address', type: 'email', of: ({ email }) => email },
];
