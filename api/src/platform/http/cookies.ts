import type { FastifyRequest } from 'fastify';

export interface Cookie {
  name: string;
  value: string;
  path: string;
  /** 0 deletes the cookie. */
  maxAgeSeconds: number;
  sameSite: 'Lax' | 'Strict';
  /** True if the site uses HTTPS, so that its cookies can be `secure`. */
  secure: boolean;
}

/** A `Set-Cookie` header; always HTTP-only. */
export function cookieText(cookie: Cookie): string {
  return [
    `${cookie.name}=${cookie.value}`,
    `Path=${cookie.path}`,
    `Max-Age=${cookie.maxAgeSeconds}`,
    'HttpOnly',
    `SameSite=${cookie.sameSite}`,
    ...(cookie.secure ? ['Secure'] : []),
  ].join('; ');
}

export function readCookie(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
