// `npm run backup -- <folder>`: saves everything that a site needs to go on elsewhere (docs/operations.md).
import { runCommand } from './command';
import { takeBackup } from './takeBackup';

runCommand('backup -- <folder>', ({ folder, config, say }) => takeBackup(config, folder, say));
