// Imported first by a test: the folder of releases is read once, when the modules are loaded.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An empty folder of releases, of this test file alone. */
export const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));

process.env.RELEASES_DIR = directory;
process.env.RELEASED_BY = 'Ada';
