import type { Guard } from '../guard';

const service = 'api/src/door/gate-links/gate-service.ts';
const links = 'api/src/door/gate-links/gate-links.test.ts';
const scans = 'api/src/door/gate-links/gate-scans.test.ts';
const screen = 'mfe-dashboard/src/screens/gate/GateScreen.test.tsx';

/** The guards of gate links (decision 0091). */
export const gateLinkGuards: Guard[] = [
  {
    protects: 'of several devices that press Start at once, one has the link',
    file: service,
    remove: "if (state !== 'ready') throw gateRefusal(state, before.link);",
    replace: '',
    test: {
      runner: 'jest',
      file: links,
      name: 'wins alone if ten press Start at once, and may press again',
    },
  },
  {
    protects: 'a device without the link gets no list',
    file: service,
    remove: "if (state !== 'started') throw gateRefusal(state, visit.link);",
    replace: '',
    test: {
      runner: 'jest',
      file: links,
      name: 'is the only one that gets the list or scans, until the organizer moves the link',
    },
  },
  {
    protects: 'a link ends with its maker’s right to make it',
    file: 'api/src/door/gate-links/orphans.ts',
    remove: "if (await hasRightOn(db, maker, event, 'gates')) return;",
    replace: 'if (maker.id !== event.id) return;',
    test: { runner: 'jest', file: links, name: 'when whoever made it leaves the team' },
  },
  {
    protects: 'a revoked link ends at once',
    file: 'api/src/door/gate-links/gate-link-state.ts',
    remove: "if (link.revoked_at) return 'revoked';",
    replace: '',
    test: {
      runner: 'jest',
      file: links,
      name: 'when it is revoked, and revoking it twice changes nothing',
    },
  },
  {
    protects: 'tokens can’t be guessed at any speed',
    file: 'api/src/door/gate-links/gate-routes.ts',
    remove: 'await countGuess(request);',
    replace: '',
    test: {
      runner: 'jest',
      file: links,
      name: 'are limited, while devices on the same network go on',
    },
  },
  {
    protects: 'a gate link’s credentials open nothing but the gate',
    file: 'api/src/door/gate-links/gate-credentials.ts',
    remove: 'const isRefused = isGate && !request.routeOptions.config.isAtGate;',
    replace: 'const isRefused = false;',
    test: { runner: 'jest', file: scans, name: 'has its credentials refused by every other route' },
  },
  {
    protects: 'what a link scanned after its end isn’t checked in',
    file: 'api/src/door/scanner.ts',
    remove: 'return !isDone || scannedAt >= shift.until;',
    replace: 'return !isDone;',
    test: {
      runner: 'jest',
      file: scans,
      name: 'has those made after the link is revoked listed as conflicts, not checked in',
    },
  },
  {
    protects: 'a day after its end a link tells nothing any more',
    file: 'api/src/door/gate-links/gate-link-state.ts',
    remove: 'now.getTime() < end.getTime() + LATE_SCANS_MS;',
    replace: 'now.getTime() < end.getTime() + LATE_SCANS_MS * 9;',
    test: { runner: 'jest', file: scans, name: 'is over for good a day later' },
  },
  {
    protects: 'a helper learns nothing of the organizer’s other events',
    file: 'api/src/door/door-verdict.ts',
    remove: ' && (!eventIds || eventIds.includes(ticket.event_id))',
    replace: ' && (!eventIds || eventIds.length > 0)',
    test: {
      runner: 'jest',
      file: scans,
      name: 'tells nothing of another event’s ticket, the same organizer’s included',
    },
  },
  {
    protects: 'the end of a link erases the guests from its device',
    file: 'mfe-dashboard/src/screens/gate/useGate.ts',
    remove: 'void eraseGuests(name);',
    replace: '',
    test: {
      runner: 'jest',
      file: screen,
      name: 'erases the guests from the device as soon as the API tells of it',
    },
  },
  {
    protects: 'the end comes by the clock, also without the API',
    file: 'mfe-dashboard/src/screens/gate/useGate.ts',
    remove: "return hasEnded && !OVER.has(pass.state) ? 'ended' : pass.state;",
    replace: 'return hasEnded && OVER.has(pass.state) ? pass.state : pass.state;',
    test: {
      runner: 'jest',
      file: screen,
      name: 'comes by the clock, offline too, with unsent scans that are sent later',
    },
  },
  {
    protects: 'what an ended link has left is erased at the next opening of any',
    file: 'mfe-dashboard/src/screens/gate/gateRecord.ts',
    remove: 'await eraseGuests(name);',
    replace: '',
    test: {
      runner: 'jest',
      file: screen,
      name: 'erases at the next opening of any link what another one left',
    },
  },
  {
    protects: 'fewer than three letters find nobody',
    file: 'mfe-dashboard/src/screens/dashboard/scan/searchGuests.ts',
    remove: 'if (isSearchable(text)) {',
    replace: 'if (text) {',
    test: {
      runner: 'jest',
      file: screen,
      name: 'a guest is found by three letters, and checked in',
    },
  },
];
