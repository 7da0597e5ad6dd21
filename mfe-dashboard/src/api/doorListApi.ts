import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { http } from '@nzuko/shared-auth';

import { isSigned } from '../ticket/isSigned';
import {
  untilRefused,
  type CallOptions,
  type DoorList,
  type DoorPage,
  type PagedDoorList,
  type SignedDoorList,
} from './doorApi';

/** A door's list as this device holds it. */
export interface HeldList {
  list: DoorList;
  /** Its pages by their versions, in order. */
  pages: ReadonlyMap<string, HeldPage>;
  /** As the API would send it to a device that holds none of it. */
  signed: SignedDoorList;
  /** When this device asked for it, in milliseconds since 1970; undefined if it had kept it. */
  askedAt?: number;
}

interface HeldPage extends DoorPage {
  text: string;
}

/** More would make the request too long for some proxies; the API sends the others again. */
const MAX_NAMED = 300;

const doorListKey = (eventId: number) => ['door', eventId, 'list'] as const;

/**
 * The list of an event's tickets; polled until it is refused, which also detects when the network is back.
 *
 * @param path of the door: an event's, or a gate link's.
 */
export const doorListQuery = (
  eventId: number,
  path = `/events/${eventId}/door/`,
  options?: CallOptions,
) =>
  queryOptions({
    queryKey: doorListKey(eventId),
    queryFn: ({ client, signal }) =>
      loadDoorList(path, client.getQueryData<HeldList>(doorListKey(eventId)), {
        ...options,
        signal,
      }),
    refetchInterval: untilRefused,
    // Unchanged pages keep their identity already; comparing 10,000 tickets takes a phone longer than reading them.
    structuralSharing: false,
  });

/** Gets the pages of a list that the device doesn't hold yet. Rejects with ApiError, or if the list was damaged in transit. */
async function loadDoorList(
  path: string,
  held: HeldList | undefined,
  options: CallOptions,
): Promise<HeldList> {
  const askedAt = Date.now();
  const have = [...(held?.pages.keys() ?? [])].slice(0, MAX_NAMED).join(',');
  const { data } = await http.get<SignedDoorList>(path, { ...options, params: { have } });
  return { ...(await readDoorList(data, held)), askedAt };
}

/** Reads a list, reusing pages the device holds. Rejects if anything was damaged in transit or on this device. */
export async function readDoorList(answer: SignedDoorList, held?: HeldList): Promise<HeldList> {
  const read = JSON.parse(answer.list) as PagedDoorList | DoorList;
  await expectIntact(isSigned(answer.list, answer.signature, [read.key]));
  if (!('pages' in read)) {
    return { list: { ...olderList, ...read }, pages: new Map(), signed: answer };
  }
  const pages = new Map<string, HeldPage>();
  for (const version of read.pages) {
    const page = held?.pages.get(version) ?? (await readPage(version, answer.pages?.[version]));
    pages.set(version, page);
  }
  const { pages: versions, ...head } = read;
  const isSame = held !== undefined && isEqual(versions, [...held.pages.keys()]);
  const { tickets, transferred_numbers } = isSame ? held.list : joined([...pages.values()]);
  const texts = isSame ? held.signed.pages : textsOf(pages);
  // Unchanged rules and gates keep their identity, too.
  const kept = replaceEqualDeep(held?.list, { ...olderList, ...head });
  return {
    list: { ...kept, tickets, transferred_numbers },
    pages,
    signed: { list: answer.list, signature: answer.signature, pages: texts },
  };
}

async function readPage(version: string, text = ''): Promise<HeldPage> {
  await expectIntact(isDigest(version, text));
  return { ...(JSON.parse(text) as DoorPage), text };
}

/** Whether a version is the digest of its text; null on pages without HTTPS, where browsers can't compute one. */
async function isDigest(version: string, text: string): Promise<boolean | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replace(/\+/g, '-').replace(/\//g, '_').startsWith(version);
}

async function expectIntact(isIntact: Promise<boolean | null>): Promise<void> {
  if ((await isIntact) === false) throw new Error('The list is damaged');
}

/** A list's pages in order; a list sent whole counts as one page. */
export const pagesOf = ({ list, pages }: HeldList): readonly DoorPage[] =>
  pages.size > 0 ? [...pages.values()] : [list];

const isEqual = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each, place) => each === others[place]);

const joined = (pages: readonly DoorPage[]): DoorPage => ({
  tickets: pages.flatMap(({ tickets }) => tickets),
  transferred_numbers: pages.flatMap((page) => page.transferred_numbers),
});

const textsOf = (pages: ReadonlyMap<string, HeldPage>) =>
  Object.fromEntries([...pages].map(([version, { text }]) => [version, text]));

/** Defaults for fields missing from lists that an earlier version saved, or still sends. */
const olderList: Pick<DoorList, 'rules' | 'gates' | 'gate_id' | 'conflicts'> = {
  rules: {
    early_minutes: 0,
    has_reentry: false,
    alarm_at: null,
    staff_sells: false,
    checks_photos: false,
  },
  gates: [],
  gate_id: null,
  conflicts: {},
};
