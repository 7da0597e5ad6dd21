import type { Guard } from '../guard';

const photos = 'api/src/door/photos/photos.test.ts';
const keeper = 'mfe-dashboard/src/screens/dashboard/scan/photos/photoKeeper.ts';
const keeperTest = 'mfe-dashboard/src/screens/dashboard/scan/photos/photoKeeper.test.ts';
const gateTest = 'mfe-dashboard/src/screens/gate/gatePhotos.test.tsx';
const unchecked =
  'no door gets one: not with the list, not with a verdict, not by a key it has from before';

/** The guards of photos at the door (decision 0107). */
export const doorPhotoGuards: Guard[] = [
  {
    protects: 'a list has no photo unless photos are checked',
    file: 'api/src/door/door-pages.ts',
    remove: '...(rules.checks_photos && photoOf(row)),',
    replace: '...photoOf(row),',
    test: { runner: 'jest', file: photos, name: unchecked },
  },
  {
    protects: 'a verdict has no photo unless photos are checked',
    file: 'api/src/door/door-verdict.ts',
    remove: 'rules.checks_photos && ticket?.event_id === id',
    replace: 'rules !== null && ticket?.event_id === id',
    test: { runner: 'jest', file: photos, name: unchecked },
  },
  {
    protects: 'no photo is served unless photos are checked',
    file: 'api/src/door/photos/photos-repository.ts',
    remove: "    .where('door_rules.checks_photos', '=', true)\n",
    replace: '',
    test: { runner: 'jest', file: photos, name: unchecked },
  },
  {
    protects: 'a door gets the photos of its own event alone',
    file: 'api/src/door/photos/photos-repository.ts',
    remove: "    .where('tickets.event_id', '=', eventId)\n",
    replace: '',
    test: {
      runner: 'jest',
      file: photos,
      name: 'strangers, other doors, devices without the link and guessed keys get none',
    },
  },
  {
    protects: 'a photo’s key can’t be guessed from a ticket’s id',
    file: 'api/src/door/photos/photos-service.ts',
    remove: 'path && photoKeyOf(ticketId, path) === key && (await',
    replace: 'path && (await',
    test: {
      runner: 'jest',
      file: photos,
      name: 'strangers, other doors, devices without the link and guessed keys get none',
    },
  },
  {
    protects: 'a photo that arrives after the link’s end isn’t kept',
    file: keeper,
    remove: '      if (signal.aborted) return false;\n',
    replace: '',
    test: { runner: 'jest', file: keeperTest, name: 'keeps nothing that arrives after the end' },
  },
  {
    protects: 'a device keeps no photo that its list no longer has',
    file: keeper,
    remove: '      await memberFiles.remove(this.folder, former);\n',
    replace: '',
    test: {
      runner: 'jest',
      file: keeperTest,
      name: 'erases all once photos aren’t checked any more, also while it is fetching',
    },
  },
  {
    protects: 'the end of a link erases its photos',
    file: 'mfe-dashboard/src/screens/gate/gateRecord.ts',
    remove: ', erasePhotos(listKeyOf(name))]',
    replace: ']',
    test: {
      runner: 'jest',
      file: gateTest,
      name: 'the end of a link erases them, with scans that still wait to be sent, which arrive once',
    },
  },
  {
    protects: 'Data Saver fetches no photos in advance',
    file: 'mfe-dashboard/src/screens/dashboard/scan/photos/KeptPhotos.tsx',
    remove: '!isOffline && !isSaving);',
    replace: '!isOffline);',
    test: {
      runner: 'jest',
      file: gateTest,
      name: 'Data Saver keeps photos back until they are asked for',
    },
  },
];
