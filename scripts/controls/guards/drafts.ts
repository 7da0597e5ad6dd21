import type { Guard } from '../guard';

const file = 'api/src/events/draft-deletion.ts';
const test = 'api/src/events/draft-deletion.test.ts';

/** The guards against deleting more than a draft that nobody has booked. */
export const draftGuards: Guard[] = [
  {
    protects: 'what was published stays',
    file,
    remove: "if (event.status !== 'DRAFT') {",
    replace: "if (event.status !== 'DRAFT' && event.id === 0) {",
    test: {
      runner: 'jest',
      file: test,
      name: 'refuses a published event with 409 event_not_draft',
    },
  },
  {
    protects: 'what an administrator has suspended stays',
    file,
    remove: 'if (event.suspended_at) {',
    replace: 'if (event.suspended_at && event.id === 0) {',
    test: {
      runner: 'jest',
      file: test,
      name: 'refuses a suspended draft with 409 event_suspended',
    },
  },
  {
    protects: 'what was ever booked stays, and says so',
    file: 'api/src/events/event-editing-repository.ts',
    remove:
      "not(exists(selectFrom('orders').select('orders.id').where('orders.event_id', '=', id))),",
    replace:
      "not(exists(selectFrom('orders').select('orders.id').where('orders.event_id', '=', 0))),",
    test: { runner: 'jest', file: test, name: 'refuses a draft that has ever been booked' },
  },
];
