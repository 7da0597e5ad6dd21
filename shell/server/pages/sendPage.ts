import type { FastifyReply, FastifyRequest } from 'fastify';

import { contentPolicy } from '../contentPolicy';
import type { Page } from './makePages';
import { fill, newNonce, readAtText } from './pageTemplate';

/** True of every browser over HTTPS. */
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

/** Sends a page with a nonce of its own. */
export function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { template, status, readAt }: Page,
  allowOverride: boolean,
): FastifyReply {
  const nonce = newNonce();
  const values = { nonce, readAt: readAtText(readAt) };
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentPolicy(nonce, allowOverride));
  const isBrotli = ACCEPTS_BROTLI.test(String(headers['accept-encoding'] ?? ''));
  if (isBrotli) reply.header('content-encoding', 'br');
  return reply.send(fill(isBrotli ? template.brotli : template.plain, values));
}
