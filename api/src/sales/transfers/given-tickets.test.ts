import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';
import type { GivenTicket } from './transfers-schemas';

let stage: TestTransfers;
beforeAll(async () => {
  stage = await startTestTransfers();
});
afterAll(() => stage.shop.close());

describe('GET /tickets/given/', () => {
  const given = async (as = stage.seller) => {
    const response = await stage.send('GET', '/tickets/given/', as);
    return { list: response.json<GivenTicket[]>(), text: response.body };
  };

  it('tells whoever paid to whom a ticket went, and what was refunded of it, but nothing that opens a door', async () => {
    const { event, tickets } = await stage.sold(1, 150_000);
    const id = tickets[0]?.id ?? 0;
    expect((await given()).list).toEqual([]);
    const to = await stage.transferred(id);
    const { list, text } = await given();
    expect(list).toEqual([
      {
        id,
        ticket_type: 'STANDARD',
        status: 'VALID',
        given_to: to.name,
        given_at: expect.any(String),
        refunded: null,
        order: { id: expect.any(Number), total: '1500.00', paid_at: expect.any(String) },
        event: {
          id: event,
          title: 'A meetup',
          timezone: 'Africa/Lagos',
          start_date: expect.any(String),
        },
      },
    ]);
    for (const secret of [to.number, to.code, to.email, tickets[0]?.ticket_number ?? '-']) {
      expect(text).not.toContain(secret);
    }
    await stage.send('POST', `/tickets/${id}/refund/`, stage.organizer, {});
    expect((await given()).list).toMatchObject([{ status: 'CANCELLED', refunded: '1500.00' }]);
  });

  it('lists neither what was only offered, nor what others paid for', async () => {
    const { tickets } = await stage.sold(2);
    await stage.offered(tickets[0]?.id ?? 0);
    const ids = (await given()).list.map((each) => each.id);
    expect(ids).not.toContain(tickets[0]?.id);
    expect(ids).not.toContain(tickets[1]?.id);
    expect((await given(stage.organizer)).list).toEqual([]);
  });
});
