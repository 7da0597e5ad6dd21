import type { Guard } from '../guard';

const verdict = 'api/src/door/door-verdict.ts';
const settle = 'api/src/door/settle.ts';
const gates = 'api/src/door/gates/gates.test.ts';
const board = 'api/src/door/board/board.test.ts';
const feed = 'api/src/door/board/board-feed.ts';
const offline = 'mfe-dashboard/src/screens/dashboard/scan/judgeOffline.test.ts';

/** The guards of gates, exits and the live board (decision 0102). */
export const gateGuards: Guard[] = [
  {
    protects: 'a ticket goes in where its type does',
    file: verdict,
    remove: 'if (gate?.ticket_types && !gate.ticket_types.includes(scanned.kind))',
    replace: 'if (gate?.ticket_types?.length === 0)',
    test: {
      runner: 'jest',
      file: gates,
      name: 'send a ticket to its gate, and let in whom a device has let in already',
    },
  },
  {
    protects: 'long before the start an offline scanner asks too',
    file: 'mfe-dashboard/src/screens/dashboard/scan/judgeOffline.ts',
    remove: 'if (!isEarlyOk && isEarly(list)) {',
    replace: 'if (isEarlyOk && isEarly(list)) {',
    test: {
      runner: 'jest',
      file: offline,
      name: 'long before the start it asks, and a second tap lets them in',
    },
  },
  {
    protects: 'a page without a second tap isn’t asked for one',
    file: 'api/src/door/door-service.ts',
    remove: 'asksIfEarly: scan.early_ok === false,',
    replace: 'asksIfEarly: scan.early_ok !== true,',
    test: {
      runner: 'jest',
      file: gates,
      name: 'the scanner is asked to tap again, and nobody else is',
    },
  },
  {
    protects: 'offline exits that arrive late make no conflict of who came back',
    file: settle,
    remove: '    await repository.correctScan(trx, door.id, { id, outcome, let_in });\n',
    replace: '',
    test: {
      runner: 'jest',
      file: gates,
      name: 'offline make no conflict of a guest who came back before the news of it arrived',
    },
  },
  {
    protects: 'undoing a check-in by hand undoes its scans',
    file: 'api/src/sales/tickets/check-in-service.ts',
    remove: 'await repository.undoScans(trx, ticket.id);',
    replace: '',
    test: {
      runner: 'jest',
      file: gates,
      name: 'and entries are forgotten with a check-in that is undone by hand',
    },
  },
  {
    protects: 'a conflict is handled by whoever says so first',
    file: 'api/src/door/conflicts-repository.ts',
    remove: "    .where('handled_at', 'is', null)\n",
    replace: '',
    test: {
      runner: 'jest',
      file: gates,
      name: 'are handled by whoever says so first, with their note; then they come last',
    },
  },
  {
    protects: 'a board that waits isn’t shown to whoever has left the team meanwhile',
    file: 'api/src/door/board/board-service.ts',
    remove: "const { capacity } = await managedEvent(this.db, actor, eventId, 'gates');",
    replace: 'const { capacity } = before;',
    test: {
      runner: 'jest',
      file: board,
      name: 'is refused to whoever is removed from the team while they wait',
    },
  },
  {
    protects: 'boards that wait can’t take all connections',
    file: feed,
    remove: 'this.waiting.of(userId) < MAX_WAITING_EACH',
    replace: 'this.waiting.of(userId) >= 0',
    test: {
      runner: 'jest',
      file: board,
      name: 'is answered at once where too many wait already',
    },
  },
];
