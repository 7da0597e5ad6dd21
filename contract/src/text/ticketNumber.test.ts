import { isWholeTicketNumber, tidyTicketNumber } from './ticketNumber';

test.each([
  'TKT-4F01-9QXM-2RBD',
  'tkt4f019qxm2rbd',
  ' 4f01 9qxm 2rbd ',
  'TKT-4FOI-9QXM-2RBD',
  '4fol-9qxm-2rbd',
])('“%s” is the ticket number TKT-4F01-9QXM-2RBD', (typed) => {
  expect(tidyTicketNumber(typed)).toBe('TKT-4F01-9QXM-2RBD');
});

test.each([
  ['TKT-4F01-9QXM-2RBD', true],
  ['TKT-4F01-9QXM', false],
  ['TKT-4F01-9QXM-2RBD-7', false],
  ['TKT-', false],
  ['tkt4f019qxm2rbd', false],
])('whether %s is a whole ticket number: %s', (text, isWhole) => {
  expect(isWholeTicketNumber(text)).toBe(isWhole);
});
