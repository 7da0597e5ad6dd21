import { accountRoutes } from './accounts';
import { announcementRoutes } from './announcements';
import { fill, type DataSet } from './data/dataSets';
import { doorRoutes } from './door';
import { doorScanRoutes } from './doorScans';
import { eventRoutes } from './events';
import { endOverdueHolds } from './orders';
import { ownDataRoutes } from './ownData';
import { paymentRoutes, settlePayments } from './payments';
import { forbidden, notFound, Refusal } from './refusals';
import { actorOf, type Call, type Route } from './route';
import { salesRoutes } from './sales';
import { identify } from './sessions';
import { makeTicketCodes } from './ticketCodes';
import { ticketRoutes } from './tickets';

const routes: Route[] = [
  ...accountRoutes,
  ...ownDataRoutes,
  ...eventRoutes,
  ...ticketRoutes,
  ...paymentRoutes,
  ...doorRoutes,
  ...doorScanRoutes,
  ...salesRoutes,
  ...announcementRoutes,
]
  // `/events/saved/` before `/events/{id}/`.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** An operation that the fake knows, such as `GET /events/{id}/`, and the pattern of its paths. */
export interface FakeOperation {
  method: string;
  path: string;
  pattern: RegExp;
}

const known = routes.map((route) => ({
  route,
  method: route.method.toUpperCase(),
  path: route.path,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** All operations that the fake knows. */
export const fakeOperations: readonly FakeOperation[] = known;

/** The API in memory. */
export interface FakeApi {
  /** Answers one call, whose path begins with `/api`. */
  answer: (request: Request) => Promise<Response>;
}

async function pictureOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${file.type};base64,${btoa(binary)}`;
}

/** Of a form's texts, those that stand for numbers and lists. */
function readField(name: string, value: string): unknown {
  if (/^(max_attendees|event_id|quantity)$/.test(name)) return Number(value);
  return /^(ticket_types|attendees)$/.test(name) ? JSON.parse(value) : value;
}

async function readBody(request: Request): Promise<Pick<Call, 'body' | 'pictures'>> {
  const body: Call['body'] = {};
  const pictures: Call['pictures'] = {};
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const json = await request.text();
    return { body: json ? ((JSON.parse(json) ?? {}) as Call['body']) : body, pictures };
  }
  for (const [name, value] of await request.formData()) {
    if (typeof value !== 'string') pictures[name] = await pictureOf(value);
    // A browser's form sends every field: an empty one counts as not given.
    else if (value !== '') body[name] = readField(name, value);
  }
  return { body, pictures };
}

function requireAccess(call: Call, { access }: Route): void {
  if (access === 'visitor') return;
  const { role } = actorOf(call);
  if (access !== 'member' && !access.roles.includes(role)) throw forbidden(access.sentence);
}

const json = (status: number, body: unknown) =>
  body === undefined ? new Response(null, { status: 204 }) : Response.json(body, { status });

/**
 * An API in memory that answers as the real one does: seeded with a data set around the first moment of its clock, gone
 * with the page. One test holds both against the same calls (`api/src/openapi/fakeApi.test.ts`).
 */
export function makeFakeApi({ data, now }: { data: DataSet; now: () => Date }): FakeApi {
  const store = fill(data, now());
  const codes = makeTicketCodes();

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const found = known.find((it) => it.method === request.method && it.pattern.test(path));
    if (!found) throw notFound();
    const world = { store, codes, now: now() };
    settlePayments(world);
    endOverdueHolds(world);
    const call: Call = {
      ...world,
      actor: identify(world, request.headers.get('authorization')),
      params: found.pattern.exec(path)?.groups ?? {},
      query: searchParams,
      body: {},
      pictures: {},
    };
    requireAccess(call, found.route);
    return json(
      found.route.status,
      await found.route.handle({ ...call, ...(await readBody(request)) }),
    );
  }

  return {
    answer: async (request) => {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof Refusal) return json(error.status, error.body);
        throw error;
      }
    },
  };
}
