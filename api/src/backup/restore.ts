// `npm run restore -- <folder> [--force]`: turns a backup into the site of these settings (docs/operations.md).
import { runCommand } from './command';
import { restoreBackup } from './restoreBackup';

runCommand('restore -- <folder> [--force]', ({ folder, config, force, say }) =>
  restoreBackup(config, folder, { force, say }),
);
