import type { Generated } from 'kysely';

/** Pictures put into the store, of the last day. */
interface UploadsTable {
  path: string;
  noted_at: Generated<Date>;
}

/** Pictures to delete from the store. */
interface RemovedPicturesTable {
  id: Generated<number>;
  path: string;
}

export interface PictureTables {
  removed_pictures: RemovedPicturesTable;
  uploads: UploadsTable;
}
