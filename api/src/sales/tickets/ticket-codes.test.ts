import { createPublicKey, verify } from 'node:crypto';
import { makeEvent, makeUser } from '../../testing/builders';
import { JWT_SECRET, startTestApp } from '../../testing/testApp';
import { TicketCodes } from './ticket-codes';

const NUMBER = 'TKT-0000-0000-0001';
const [FIRST, SECOND, THIRD] = ['first ', 'second ', 'third '].map((word) => word.repeat(8));

describe('codes of a ticket', () => {
  it('stay valid after a key change while their key is listed', () => {
    const before = new TicketCodes(FIRST ?? '').write(NUMBER, 7);
    const rotated = new TicketCodes(SECOND ?? '', [FIRST ?? '']);
    expect(rotated.read(before)).toEqual({ ticketNumber: NUMBER, eventId: 7 });
    expect(rotated.read(rotated.write(NUMBER, 7))).toEqual({ ticketNumber: NUMBER, eventId: 7 });
    expect(rotated.write(NUMBER, 7)).not.toBe(before);
    expect(new TicketCodes(SECOND ?? '', [THIRD ?? '']).read(before)).toBe('forged');
  });

  it('can be verified with one of the door’s keys, the current one first', () => {
    const code = new TicketCodes(FIRST ?? '').write(NUMBER, 7);
    const said = code.slice(0, code.lastIndexOf('.'));
    const signature = Buffer.from(code.slice(said.length + 1), 'base64url');
    const matches = new TicketCodes(SECOND ?? '', [FIRST ?? '']).publicKeys.map((key) =>
      verify(null, Buffer.from(said), createPublicKey({ key, format: 'jwk' }), signature),
    );
    expect(matches).toEqual([false, true]);
  });
});

describe('TICKET_SIGNING_KEY', () => {
  it('separates ticket signing from session signing, and TICKET_SIGNING_KEYS_OLD keeps issued tickets valid', async () => {
    const api = await startTestApp({
      env: { TICKET_SIGNING_KEY: SECOND, TICKET_SIGNING_KEYS_OLD: `${THIRD}, ${JWT_SECRET}` },
    });
    const organizer = await makeUser(api.db, 'ORGANIZER');
    const event_id = await makeEvent(api.db, { organizer });
    const bought = await api.call({
      as: organizer,
      method: 'POST',
      url: '/api/tickets/purchase/',
      payload: { event_id, ticket_type: 'STANDARD' },
    });
    const { ticket_number } = bought.json<{ ticket_number: string }>();
    const scan = async (code: string) => {
      const url = '/api/tickets/check_in/';
      const payload = { ticket_number: code };
      return (await api.call({ as: organizer, method: 'POST', url, payload })).statusCode;
    };
    expect(await scan(new TicketCodes(FIRST ?? '').write(ticket_number, event_id))).toBe(409);
    for (const secret of [SECOND ?? '', JWT_SECRET]) {
      expect(await scan(new TicketCodes(secret).write(ticket_number, event_id))).toBe(200);
    }

    const [x, ...earlier] = [SECOND ?? '', (THIRD ?? '').trim(), JWT_SECRET].map(
      (secret) => new TicketCodes(secret).publicKeys[0].x,
    );
    const key = await api.call({ method: 'GET', url: '/api/tickets/key/' });
    expect(key.json()).toMatchObject({ x, earlier: earlier.map((each) => ({ x: each })) });
    const url = `/api/events/${event_id}/door/`;
    const { list } = (await api.call({ as: organizer, url })).json<{ list: string }>();
    expect(JSON.parse(list)).toMatchObject({
      key: { x },
      earlier_keys: earlier.map((each) => ({ x: each })),
    });
    await api.close();
  });
});
