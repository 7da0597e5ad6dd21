import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { ConflictError, notFound } from '../http/errors';
import { placeOf, windowOf } from '../http/paging';
import * as repository from './jobs-repository';
import type { JobRow } from './jobs-repository';
import type { Job, JobPage, JobsQuery } from './jobs-schemas';

/** The job queue for administrators. */
export class JobsService {
  constructor(private readonly db: Kysely<Database>) {}

  /** One page of jobs, newest first. */
  async list(query: JobsQuery, path: string): Promise<JobPage> {
    const { state, task } = query;
    const scope = { ...(state && { state }), ...(task !== undefined && { task }) };
    const [count, rows] = await Promise.all([
      repository.countJobs(this.db, scope),
      repository.listJobs(this.db, scope, windowOf(query)),
    ]);
    return {
      ...placeOf(query, count, path),
      results: rows.map(presentJob),
    };
  }

  /**
   * Makes a dead job due now, with all its attempts.
   *
   * @throws NotFoundError, also for a job that has succeeded; ConflictError `job_not_dead`.
   */
  async retry(id: number): Promise<Job> {
    const revived = await repository.reviveJob(this.db, id);
    if (revived) return presentJob(revived);
    if (!(await repository.hasJob(this.db, id))) throw notFound('job');
    throw new ConflictError('job_not_dead', 'This job will be retried automatically.');
  }
}

function presentJob(row: JobRow): Job {
  const subject = row.key?.split(':')[1];
  return {
    id: row.id,
    task: row.task,
    subject_id: subject === undefined ? null : Number(subject),
    state: row.state,
    attempts: row.attempts,
    max_attempts: row.max_attempts,
    due_at: row.run_at.toISOString(),
    problem: row.last_error,
    created_at: row.created_at.toISOString(),
  };
}
