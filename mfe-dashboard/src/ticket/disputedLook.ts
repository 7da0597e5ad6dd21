/** The state of a ticket whose payment is disputed. */
export const disputedLook = { label: 'Disputed', tone: 'warning' } as const;
