// Checks the OpenAPI document against Redocly's recommended rules, so that clients can be generated from it. The linter
// comes with openapi-typescript, which generates our client types.
import path from 'node:path';

import { createConfig, lint } from '@redocly/openapi-core';

import { repository } from './paths';

/** The spec's paths end with a slash. */
const rules = { 'no-path-trailing-slash': 'off' } as const;

/** These only redirect the browser. */
const redirects = ['/auth/{provider}/redirect/', '/auth/{provider}/callback/'];

async function main(): Promise<void> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const ref = path.join(repository, 'api/openapi.json');
  const problems = (await lint({ ref, config })).filter(
    ({ ruleId, location: [place] }) =>
      ruleId !== 'operation-2xx-response' ||
      !redirects.some((url) => place?.pointer?.includes(`/${url.replaceAll('/', '~1')}/`)),
  );
  for (const { ruleId, message, location } of problems) {
    console.log(`${location[0]?.pointer ?? ''} ${message} (${ruleId})`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
