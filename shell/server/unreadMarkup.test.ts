import { buildRegistered } from '@nzuko/contract/testing';

import { buildServer } from './app';
import { makeBuiltSite } from './testing/builtSite';
import { configOf } from './testing/configOf';

test('markup that couldn’t be read is read for the next page, with no restart', async () => {
  const late = buildRegistered({
    name: 'mfe_late',
    routes: [['/late/:id', './Late']],
    more: { prerender: true },
  });
  const site = await makeBuiltSite([late]);
  const app = await buildServer(configOf(site, 'http://127.0.0.1:9', { telemetryEvery: 0 }));
  try {
    expect((await app.inject('/late/1')).body).not.toContain('Better late');
    await site.write('releases/mfe_late/1.0.0/Late.prerendered.json', {
      html: '<h1>Better late</h1>',
      css: '',
    });
    expect((await app.inject('/late/2')).body).toContain('<h1>Better late</h1>');
  } finally {
    await app.close();
    await site.remove();
  }
});
