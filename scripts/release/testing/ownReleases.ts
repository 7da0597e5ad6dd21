// Tests must import this first, because modules read the releases folder setting once, when they load.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty releases folder, only for this test file. */
export const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));

process.env.RELEASES_DIR = directory;
process.env.RELEASED_BY = 'Ada';
