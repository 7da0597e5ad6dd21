import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDocument } from './readDocument';

const repository = resolve(__dirname, '../../..');
const { operations } = readDocument(
  JSON.parse(readFileSync(resolve(repository, 'api/openapi.json'), 'utf8')),
);
const patterns = operations.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** The API's paths in a file's code: they end with a slash, the pages' do not. */
const pathsIn = (source: string) =>
  [...source.matchAll(/['"`](\/(?:(?:[\w-]+|\$\{[^}]+\})\/)+)['"`]/g)].map(([, path = '']) =>
    path.replace(/\$\{[^}]+\}/g, 'x').replace(/^\/api\//, '/'),
  );

it('has every path that a remote or the session calls', () => {
  const folders = readdirSync(repository).filter((name) => /^mfe-|^shared-auth$/.test(name));
  const paths = folders.flatMap((folder) => {
    const files = readdirSync(resolve(repository, folder, 'src'), { recursive: true }).map(String);
    const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    return sources.flatMap((file) =>
      pathsIn(readFileSync(resolve(repository, folder, 'src', file), 'utf8')),
    );
  });
  expect(paths).toContain('/events/x/saved/');
  expect(paths.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});
