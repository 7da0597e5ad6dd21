import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { DAY_MS, HOUR_MS } from '../platform/durations';
import type { EventStatus, Role, TicketType } from '../platform/limits';
import { hashPassword } from '../platform/security/passwords';

let made = 0;

export const PASSWORD = 'Passw0rd';
export const hashTestPassword = () => hashPassword(PASSWORD);
/** Made once per run for all test files, since hashing is slow on purpose. */
let passwordHash = process.env.TEST_PASSWORD_HASH;

export interface TestUser {
  id: number;
  role: Role;
  email: string;
}

/** A user with a unique name, the password `PASSWORD` and, by default, a verified address. */
export async function makeUser(
  db: Kysely<Database>,
  role: Role = 'ATTENDEE',
  { isVerified = true } = {},
): Promise<TestUser> {
  made += 1;
  passwordHash ??= await hashTestPassword();
  return db
    .insertInto('users')
    .values({
      email: `user${made}@example.test`,
      username: `user${made}`,
      first_name: 'Ada',
      last_name: `Number${made}`,
      role,
      password_hash: passwordHash,
      email_verified_at: isVerified ? new Date() : null,
    })
    .returning(['id', 'role', 'email'])
    .executeTakeFirstOrThrow();
}

/** Leaves an account with nothing to sign in with but a provider. */
export async function removePassword(db: Kysely<Database>, { id }: TestUser): Promise<void> {
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
}

/** A user as the owner of their own team, in the form that services take. */
export const asOwner = (actor: TestUser) => ({
  actor,
  acting: { teamId: actor.id, role: 'OWNER' as const, eventIds: null },
});

interface EventOptions {
  organizer: { id: number };
  title?: string;
  description?: string;
  location?: string;
  city?: string;
  category?: 'Technology' | 'Music';
  status?: EventStatus;
  capacity?: number;
  priceKobo?: number;
  start?: Date;
  hours?: number;
  types?: { kind: TicketType; priceKobo: number; quota?: number; endsAt?: Date }[];
}

/** A published event next week with 100 free seats unless overridden; returns its id. */
export async function makeEvent(db: Kysely<Database>, options: EventOptions): Promise<number> {
  const start = options.start ?? new Date(Date.now() + 7 * DAY_MS);
  const { id } = await db
    .insertInto('events')
    .values({
      organizer_id: options.organizer.id,
      title: options.title ?? 'A meetup',
      description: options.description ?? 'People meet and talk.',
      location: options.location ?? '1 Broad Street, Lagos',
      city: options.city ?? 'Lagos',
      start_date: start,
      end_date: new Date(start.getTime() + (options.hours ?? 3) * HOUR_MS),
      timezone: 'Africa/Lagos',
      category: options.category ?? 'Technology',
      capacity: options.capacity ?? 100,
      status: options.status ?? 'PUBLISHED',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const standard = { kind: 'STANDARD' as const, priceKobo: options.priceKobo ?? 0 };
  for (const type of [standard, ...(options.types ?? [])] as NonNullable<EventOptions['types']>) {
    await db
      .insertInto('ticket_types')
      .values({
        event_id: id,
        kind: type.kind,
        price_kobo: type.priceKobo,
        quota: type.quota ?? null,
        sale_ends_at: type.endsAt ?? null,
      })
      .execute();
  }
  return id;
}

/** A multipart form as a browser sends it. */
export function formOf(fields: Record<string, string | { file: Buffer; name?: string }>) {
  const boundary = 'a-boundary-that-occurs-nowhere';
  const parts = Object.entries(fields).map(([name, value]) => {
    const isFile = typeof value !== 'string';
    const head = isFile
      ? `; filename="${value.name ?? 'picture.png'}"\r\ncontent-type: application/octet-stream`
      : '';
    return Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`),
      isFile ? value.file : Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  });
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
