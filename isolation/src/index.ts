import './nonce';

import { setClock } from './clock';
import { momentOf } from './conditions';
import { standApart } from './standApart';

async function start(): Promise<void> {
  // Both must come before any code that reads the clock or the storage.
  const moment = momentOf(new URLSearchParams(location.search).get('now') ?? '');
  if (moment) setClock(moment);
  await standApart();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap');
  await bootstrap();
}

void start();
