import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** How the routes' schemas become the OpenAPI document: named schemas under their own names, paths below `/api`. */
export const openapiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Nzuko API',
      version: '1.0.0',
      description: 'Events, tickets and orders. Every time is ISO 8601 in UTC, every price naira.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [
      { name: 'auth', description: 'Accounts and sessions' },
      { name: 'events', description: 'What is on' },
      { name: 'tickets', description: 'Booking, my tickets, the door' },
      { name: 'sales', description: 'What my events have sold' },
      { name: 'announcements', description: 'From organizers to attendees' },
      { name: 'payments', description: 'Paying an order, and what became of it' },
      { name: 'refunds', description: 'Refunds that need a person' },
      { name: 'mails', description: 'What was written to whom' },
      { name: 'health', description: 'For whoever keeps the service running' },
    ],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  },
  hideUntagged: true,
  refResolver: {
    buildLocalReference: (json, _baseUri, _fragment, i) => String(json['$id'] ?? `def-${i}`),
  },
};
