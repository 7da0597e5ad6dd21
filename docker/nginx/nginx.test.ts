import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readJson, remoteFolders, repository } from '../../scripts/paths';

const template = readFileSync(path.join(__dirname, 'nginx.conf.template'), 'utf8');
const [, mask = ''] = /map \$uri \$logged_path \{[^}]*?\s~(\S+) \$kept\/-;/.exec(template) ?? [];

/** The path as the access log has it. */
const logged = (pathname: string) => {
  const kept = new RegExp(mask).exec(pathname)?.groups?.kept;
  return kept === undefined ? pathname : `${kept}/-`;
};

const pages = remoteFolders().flatMap((remote) =>
  readJson<{ routes: { path: string }[] }>(repository, remote, 'remote.json').routes.map(
    (route) => route.path,
  ),
);
const { paths } = readJson<{ paths: object }>(repository, 'api/openapi.json');
const calls = Object.keys(paths).map((pathname) => `/api${pathname}`);
const TOKEN = /\{\w*token\}|:\w*token\b/i;

test.each([...pages, ...calls].filter((pathname) => TOKEN.test(pathname)))(
  'the access log has no token of %s',
  (pathname) => {
    expect(logged(pathname.replace(TOKEN, 'eyJhbGciOi'))).not.toContain('eyJhbGciOi');
  },
);

test.each(['/', '/events/7', '/tickets', '/api/events/7/', '/api/teams/7/invitations/'])(
  'the access log has all of %s',
  (pathname) => {
    expect(logged(pathname)).toBe(pathname);
  },
);

test('the error log has no line of the levels that quote a request whenever a replica is away', () => {
  expect(template).toMatch(/^error_log stderr crit;$/m);
});

test('a call that is too large for the proxy is refused in the words of the API', () => {
  const handler = readFileSync(
    path.join(repository, 'api/src/platform/http/errorHandler.ts'),
    'utf8',
  );
  const [, code = '', detail = ''] = /ApiError\(413, '(\w+)', '([^']+)'\)/.exec(handler) ?? [];
  expect(template).toContain(`return 413 '${JSON.stringify({ detail, error: detail, code })}';`);
  expect(template.match(/error_page 413 = @too_large;/g)).toHaveLength(2);
});

test('a file that one page server doesn’t have is asked of the next, and nothing else is', () => {
  const [files = ''] = /location ~ \^\/\(\?:assets\|remotes\)\/ \{[^}]*\}/.exec(template) ?? [];
  expect(files).toMatch(/^ +proxy_next_upstream error timeout http_404;$/m);
  expect(template.match(/http_404/g)).toHaveLength(1);
});
