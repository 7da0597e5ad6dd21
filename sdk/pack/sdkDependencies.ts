import { readJson, repository } from '../../scripts/paths';

/** The packages that its modules import, in their workspaces' versions. */
export function sdkDependencies(): Record<string, string> {
  const of = (workspace: string) =>
    readJson<{ dependencies: Record<string, string> }>(repository, workspace, 'package.json')
      .dependencies;
  const { dependencies, devDependencies } = readJson<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >(repository, 'package.json');
  const own = { ...dependencies, ...devDependencies };
  const forCommands = ['@fastify/http-proxy', '@fastify/static', 'fastify'];
  const forBuilds = ['@swc/core'];
  const forTests = [
    '@swc/jest',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    'jest-environment-jsdom',
    'msw',
  ];
  const all = { ...of('contract'), ...of('shared-auth'), ...of('shared-ui') };
  return Object.fromEntries([
    ...Object.entries(all).filter(([name]) => !name.startsWith('@nzuko/')),
    ...[...forCommands, ...forBuilds, ...forTests].map((name) => [name, own[name] ?? '']),
  ]);
}
