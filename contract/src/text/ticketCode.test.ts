import { readTicketCode, signedCodeText } from './ticketCode';

test('a code is read into what was signed and its signature', () => {
  const signedText = signedCodeText('TKT-4F7K-9QXM-2RBD', 7);
  expect(signedText).toBe('NZ1.TKT-4F7K-9QXM-2RBD.7');
  expect(readTicketCode(` ${signedText}.c2ln\n`)).toEqual({
    ticketNumber: 'TKT-4F7K-9QXM-2RBD',
    eventId: 7,
    signedText,
    signature: 'c2ln',
  });
});

test.each(['TKT-4F7K-9QXM-2RBD', 'NZ2.TKT-4F7K-9QXM-2RBD.7.c2ln', 'NZ12.TKT', ''])(
  '“%s” is no code',
  (text) => expect(readTicketCode(text)).toBeNull(),
);

test.each(['NZ1', 'NZ1.'])('“%s” is a code that lacks everything', (text) =>
  expect(readTicketCode(text)).toMatchObject({ ticketNumber: '', eventId: 0, signature: '' }),
);
