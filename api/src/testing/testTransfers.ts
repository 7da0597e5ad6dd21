import type { InjectOptions } from 'fastify';
import { renderMail } from '../mail/mail-templates';
import { contentOf } from '../mail/mail-delivery';
import { TicketCodes } from '../sales/tickets/ticket-codes';
import type { Ticket } from '../sales/tickets/tickets-schemas';
import { mailSeal } from '../platform/security/sealing';
import { makeEvent, makeUser, type TestUser } from './builders';
import { JWT_SECRET } from './testApp';
import { eventually, startTestPayments } from './testPayments';

/** An event, and people who book, offer and accept its tickets. */
export async function startTestTransfers() {
  const shop = await startTestPayments();
  const { api } = shop;
  const organizer = await makeUser(api.db, 'ORGANIZER');
  const seller = await makeUser(api.db);

  const send = (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    as?: TestUser,
    payload?: object,
  ) => api.call({ ...(as && { as }), method, url: `/api${path}`, ...(payload && { payload }) });
  const mine = async (as: TestUser) => (await send('GET', '/tickets/', as)).json<Ticket[]>();

  /** Valid tickets of one of the seller's orders, for a new event. */
  async function sold(quantity = 1, priceKobo = 0) {
    const event = await makeEvent(api.db, { organizer, priceKobo });
    const bought = await shop.buy(seller, event, quantity);
    if (priceKobo > 0) {
      await shop.pay(await shop.initiate(seller, bought.id));
      await eventually(
        () => mine(seller),
        (all) => all.some(({ id, status }) => id === bought.id && status === 'VALID'),
      );
    }
    return { event, tickets: bought.tickets };
  }

  /** The emails to an address as rendered, oldest first. */
  async function mailsTo(recipient: string) {
    const rows = await api.db
      .selectFrom('mails')
      .select(['template', 'data'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
    const codes = new TicketCodes(JWT_SECRET);
    return rows.map((row) => {
      const content = contentOf(row, mailSeal(JWT_SECRET), codes);
      return { ...renderMail(content, 'https://nzuko.test'), template: row.template };
    });
  }

  /** The link in the newest email to an address. */
  async function linkTo(recipient: string): Promise<string> {
    const text = (await mailsTo(recipient)).at(-1)?.text ?? '';
    const token = /https:\/\/nzuko\.test\/t\/([\w-]{43})(?:\s|$)/.exec(text)?.[1];
    if (!token) throw new Error(`No link in: ${text}`);
    return token;
  }

  let people = 0;
  /** Offers a ticket to somebody new; returns their name, address and link. */
  async function offered(ticketId: number, as: TestUser = seller) {
    people += 1;
    const to = { name: `Dami Eze ${people}`, email: `dami${people}@example.test` };
    const response = await send('POST', `/tickets/${ticketId}/transfer/`, as, to);
    if (response.statusCode !== 200) throw new Error(response.body);
    const token = await linkTo(to.email);
    return { ...to, token, link: `/ticket-links/${token}/` };
  }

  /** Offers a ticket and accepts it by link, without an account; returns its new number too. */
  async function transferred(ticketId: number) {
    const to = await offered(ticketId);
    const accepted = await send('POST', `${to.link}accept/`, undefined, { into: 'link' });
    if (accepted.statusCode !== 200) throw new Error(accepted.body);
    const shown = await send('GET', to.link);
    const { ticket } = shown.json<{ ticket: { ticket_number: string; qr_payload: string } }>();
    return { ...to, number: ticket.ticket_number, code: ticket.qr_payload };
  }

  const checkIn = (ticket_number: string) =>
    send('POST', '/tickets/check_in/', organizer, { ticket_number });

  return {
    shop,
    api,
    organizer,
    seller,
    send,
    mine,
    sold,
    mailsTo,
    linkTo,
    offered,
    transferred,
    checkIn,
  };
}

export type TestTransfers = Awaited<ReturnType<typeof startTestTransfers>>;
