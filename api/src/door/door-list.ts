import { createHash } from 'node:crypto';
import type { Queryable } from '../platform/database/schema';
import { jsonRows } from '../platform/http/streaming';
import type { TicketCodes } from '../sales';
import { readPages } from './door-pages';
import type { DoorList, PagedDoorList, SignedDoorList } from './door-list-schemas';
import { countOpenConflicts } from './conflicts-repository';
import { listGates, readRules } from './gates/gates-repository';
import { isOpen, presentGate } from './gates/gates-service';
import type { Scanner } from './scanner';

/** The event of a list, and the gate that a link opens. */
export interface ListedEvent extends Omit<DoorList['event'], 'start_date' | 'doors_open'> {
  start_date: Date | null;
  doors_open: Date | null;
  gateId?: number | null;
}

/** Who scans with a list. */
export type ListedFor = Pick<Scanner, 'user_id' | 'gate_link_id'>;

/** A list's event, reader and time. */
interface Listed {
  event: ListedEvent;
  scanner: ListedFor;
  takenAt: Date;
}

/** 72 bits: short, as a device sends the versions of all its pages, yet long enough to never collide. */
const VERSION_LETTERS = 12;

/** A `SignedDoorList` as JSON in pieces. Its text is kept until the end, since Ed25519 signs it as a whole. */
export async function* wholeList(
  db: Queryable,
  listed: Listed,
  codes: TicketCodes,
): AsyncGenerator<string> {
  const { event } = listed;
  const head = await headOf(db, listed, codes);
  const texts: string[] = [];
  const transferred: string[] = [];
  const written = (text: string) => {
    texts.push(text);
    return JSON.stringify(text).slice(1, -1);
  };
  yield `{"list":"${written(`${JSON.stringify(head).slice(0, -1)},"tickets":[`)}`;
  let comma = '';
  for await (const pages of readPages(db, event.id, head.rules)) {
    for (const page of pages) transferred.push(...page.transferred_numbers);
    yield written(comma + jsonRows(pages.flatMap(({ tickets }) => tickets)));
    comma = ',';
  }
  yield written(`],"transferred_numbers":${JSON.stringify(transferred)}}`);
  yield `","signature":"${codes.sign(texts.join(''))}"}`;
}

/**
 * The same list for a device that already has some pages: only the others are sent. A page is named after its content, so any
 * change, however late it is committed, makes it another page (decision 0111).
 */
export async function* listInPages(
  db: Queryable,
  listed: Listed,
  codes: TicketCodes,
  held: ReadonlySet<string>,
): AsyncGenerator<string> {
  const { event } = listed;
  const head = await headOf(db, listed, codes);
  const versions: string[] = [];
  const missing: Record<string, string> = {};
  for await (const pages of readPages(db, event.id, head.rules)) {
    for (const page of pages) {
      const text = JSON.stringify(page);
      const version = versionOf(text);
      versions.push(version);
      if (!held.has(version)) missing[version] = text;
    }
  }
  const list = JSON.stringify({ ...head, pages: versions } satisfies PagedDoorList);
  const signed: SignedDoorList = { list, signature: codes.sign(list), pages: missing };
  yield JSON.stringify(signed);
}

async function headOf(
  db: Queryable,
  { event, scanner, takenAt }: Listed,
  codes: TicketCodes,
): Promise<Omit<PagedDoorList, 'pages'>> {
  const { id, title, timezone, status, start_date, doors_open, gateId = null } = event;
  const [key, ...earlierKeys] = codes.publicKeys;
  return {
    event: {
      id,
      title,
      timezone,
      status,
      start_date: start_date?.toISOString() ?? null,
      ...(doors_open && { doors_open: doors_open.toISOString() }),
    },
    rules: await readRules(db, id),
    gates: (await listGates(db, id)).filter(isOpen).map(presentGate),
    gate_id: gateId,
    conflicts: await countOpenConflicts(db, id, scanner),
    taken_at: takenAt.toISOString(),
    key,
    earlier_keys: earlierKeys,
  };
}

const versionOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, VERSION_LETTERS);
