import './nonce';

import { setClock } from './clock';
import { momentOf } from './conditions';
import { standApart } from './standApart';

async function start(): Promise<void> {
  // Both before any code that reads the clock or the storage is evaluated.
  const moment = momentOf(new URLSearchParams(location.search).get('now') ?? '');
  if (moment) setClock(moment);
  await standApart();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap');
  await bootstrap();
}

void start();
