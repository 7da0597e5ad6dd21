import { appIcons } from '../appIcons';
import type { PagePrograms } from '../shellBuild';

/** For tests: programs that only contain their names. */
export const programs: PagePrograms = {
  paintTheme: 'paintTheme()',
  markMember: 'markMember()',
  markClock: 'markClock()',
  firstFrame: 'firstFrame()',
  earlyPress: 'earlyPress()',
  keepTyped: 'keepTyped()',
  fatalPage: 'fatalPage()',
  afterPicture: 'afterPicture()',
  firstFormats: 'firstFormats()',
  keptFonts: 'keptFonts()',
  serviceWorker: 'serviceWorker()',
};

/** For tests: icons whose bytes are their names. */
export const icons = Object.fromEntries(
  appIcons.map(({ file }) => [file, Buffer.from(file).toString('base64')]),
);
