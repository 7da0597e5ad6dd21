/** The marketing claims: static text, not data. Spec section 1. */
export const claims = [
  { figure: '10+', label: 'organizers' },
  { figure: '20+', label: 'events created' },
  { figure: '10+', label: 'tickets sold' },
  { figure: '99.9%', label: 'uptime' },
  { figure: '24/7', label: 'support' },
] as const;
