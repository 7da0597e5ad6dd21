// `npx playwright test -c e2e/nginx.config.ts`: the same tests with docker/nginx's proxy in front of the site. Needs
// Debian's nginx, openssl and envsubst.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

import base, { site } from './playwright.config';
import { ports } from './support/ports';

const proxy = path.resolve(__dirname, '../docker/nginx');
const httpsPort = Number(process.env.E2E_HTTPS_PORT ?? 8443);
const publicUrl = `https://localhost:${httpsPort}`;

// As in the base config: each worker reads this file and must get the same folder.
const run = (process.env.E2E_NGINX_DIR ??= mkdtempSync(path.join(tmpdir(), 'e2e-nginx-')));
const certificate = path.join(run, 'fullchain.pem');
if (!existsSync(certificate)) {
  // If nginx starts as root, its workers run as a different user, who needs access to its cache.
  chmodSync(run, 0o755);
  execFileSync(path.join(proxy, 'selfSigned.sh'), [run, publicUrl], { stdio: 'ignore' });
}

// Commands that the tests run, such as `npm run release -- verify <url>`, must trust it too.
process.env.NODE_EXTRA_CA_CERTS = certificate;

/** Chromium must trust this key: it rejects service workers if certificate errors are merely ignored. */
const keyHash = createHash('sha256')
  .update(
    new X509Certificate(readFileSync(certificate)).publicKey.export({
      type: 'spki',
      format: 'der',
    }),
  )
  .digest('base64');

// Releases happen on the site itself, so that the proxy sees them come and go. No other test may run meanwhile.
process.env.E2E_RELEASES = 'on the site';

export default defineConfig({
  ...base,
  workers: 1,
  use: {
    ...base.use,
    baseURL: publicUrl,
    ignoreHTTPSErrors: true,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        `--ignore-certificate-errors-spki-list=${keyHash}`,
      ],
    },
  },
  webServer: [
    { ...site, env: { ...site.env, PUBLIC_URL: publicUrl } },
    {
      command: path.join(proxy, 'start.sh'),
      url: `${publicUrl}/registry.json`,
      ignoreHTTPSErrors: true,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        RUN: run,
        CERTIFICATES: run,
        ACCESS_LOG: path.join(run, 'access.log'),
        HTTP_PORT: String(httpsPort + 1),
        HTTPS_PORT: String(httpsPort),
        PUBLIC_URL: publicUrl,
        SHELL_ADDRESS: `127.0.0.1:${ports.site}`,
        API_ADDRESS: `127.0.0.1:${ports.api}`,
      },
      stdout: 'pipe',
      stderr: 'pipe',
    },
  ],
});
