import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Tasks } from '../jobs/tasks';
import type { MediaService } from './media-service';
import * as repository from './pictures-repository';

/**
 * Deletes pictures from the store after the change that dropped them, however long the store is down, and those whose
 * process died between storing them and their change.
 */
export function pictureTasks(
  db: Kysely<Database>,
  media: Pick<MediaService, 'remove' | 'removeUnfinished'>,
) {
  async function remove(id: number): Promise<void> {
    const path = await repository.findRemoval(db, id);
    if (path === undefined) return;
    // The rows of a backup under way may show it. A later look at what is due finds it again.
    if (await repository.isBackupRunning(db)) return;
    // Tickets that were booked together share theirs. Whoever drops the last of them asks again.
    if (!(await repository.isPictureUsed(db, path))) await media.remove(path);
    await repository.endRemoval(db, id);
  }
  return {
    // A store that hangs must not hold up payments.
    remove_picture: {
      lane: 'mail',
      run: remove,
      due: async (limit: number) =>
        (await repository.isBackupRunning(db)) ? [] : repository.removalsWithoutJob(db, limit),
    },
    forget_uploads: {
      every: '10 3 * * *',
      run: async () => {
        await db
          .transaction()
          .execute(async (trx) => repository.addRemovals(trx, await repository.endUploads(trx)));
        await media.removeUnfinished();
      },
    },
  } satisfies Tasks;
}
