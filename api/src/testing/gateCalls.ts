import { randomBytes, randomUUID } from 'node:crypto';
import type { DoorList } from '../door/door-list-schemas';
import type { DoorConflict, DoorScan, DoorVerdict } from '../door/door-schemas';
import type { GateLink, NewGateLink } from '../door/gate-links/gate-links-schemas';
import type { GatePass } from '../door/gate-links/gate-schemas';
import type { TestUser } from './builders';
import { get, send } from './requests';
import type { TestApp } from './testApp';

export const newSecret = () => randomBytes(32).toString('base64url');

/** The header with a gate link's credentials. */
export const gateHeaders = (token: string, secret?: string) => ({
  authorization: `Gate ${token}${secret ? `.${secret}` : ''}`,
});

/** A device with a link. */
export interface Device {
  token: string;
  secret: string;
}

/** The calls of gate links, as the screens make them. */
export function gateCalls(api: TestApp) {
  const clockNow = () => (api.clock.now ?? new Date()).getTime();
  /** A time this many minutes from now, by the API's clock. */
  const inMinutes = (minutes: number) => new Date(clockNow() + minutes * 60_000).toISOString();

  const tryMake = (as: TestUser, event: number, more: object = {}) => {
    const hours = { starts_at: inMinutes(-60), ends_at: inMinutes(240) };
    const payload = { gate: 'Gate A', helper: 'Ada’s phone', ...hours, ...more };
    return api.call({ as, ...send('POST', `/events/${event}/gate-links/`, payload) });
  };
  const make = async (as: TestUser, event: number, more: object = {}) =>
    (await tryMake(as, event, more)).json<NewGateLink>();
  const list = async (as: TestUser, event: number) =>
    (await api.call({ as, ...get(`/events/${event}/gate-links/`) })).json<GateLink[]>();
  const change = (as: TestUser, event: number, id: number, what: 'move' | 'revoke') =>
    api.call({ as, ...send('POST', `/events/${event}/gate-links/${id}/${what}/`) });

  const pass = async ({ token, secret }: { token: string; secret?: string }) =>
    (await api.call({ ...get('/gate/'), headers: gateHeaders(token, secret) })).json<GatePass>();
  const tryStart = ({ token, secret }: Device) =>
    api.call({ ...send('POST', '/gate/start/'), headers: gateHeaders(token, secret) });
  /** A device that has pressed Start. */
  async function start(token: string): Promise<Device> {
    const device = { token, secret: newSecret() };
    const answer = await tryStart(device);
    if (answer.statusCode !== 200) throw new Error(`It didn’t start: ${answer.body}`);
    return device;
  }
  const tryList = ({ token, secret }: Device) =>
    api.call({ ...get('/gate/door/'), headers: gateHeaders(token, secret) });
  const offlineList = async (device: Device) =>
    JSON.parse((await tryList(device)).json<{ list: string }>().list) as DoorList;

  /** An offline scan that let somebody in some minutes ago. */
  const scanOf = (
    ticket_number: string,
    minutesAgo = 1,
    more: Partial<DoorScan> = {},
  ): DoorScan => ({
    id: randomUUID(),
    ticket_number,
    scanned_at: inMinutes(-minutesAgo),
    let_in: true,
    ...more,
  });
  const trySync = ({ token, secret }: Device, scans: DoorScan[]) =>
    api.call({
      ...send('POST', '/gate/door/sync/', {
        device_id: '6f1c2d3e-0000-4000-8000-000000000001',
        sent_at: inMinutes(0),
        scans,
      }),
      headers: gateHeaders(token, secret),
    });
  const sync = async (device: Device, scans: DoorScan[]) =>
    (await trySync(device, scans)).json<{ results: DoorVerdict[] }>().results;
  const conflicts = async (as: TestUser, event: number) =>
    (await api.call({ as, ...get(`/events/${event}/door/conflicts/`) })).json<DoorConflict[]>();

  /** A free ticket. */
  async function ticketFor(as: TestUser, event_id: number): Promise<string> {
    const payload = { event_id, ticket_type: 'STANDARD' };
    const bought = await api.call({ as, ...send('POST', '/tickets/purchase/', payload) });
    if (bought.statusCode !== 201) throw new Error(bought.body);
    return bought.json<{ ticket_number: string }>().ticket_number;
  }
  const checkedIn = async (ticketNumber: string) =>
    (
      await api.db
        .selectFrom('tickets')
        .select('checked_in_at')
        .where('ticket_number', '=', ticketNumber)
        .executeTakeFirstOrThrow()
    ).checked_in_at;

  return {
    inMinutes,
    ...{ tryMake, make, list, change, pass, tryStart, start, tryList, offlineList },
    ...{ scanOf, trySync, sync, conflicts, ticketFor, checkedIn },
  };
}
