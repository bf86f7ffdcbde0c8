/** What every answer carries, and which pages may talk to us. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // Positions of pieces are set from scripts as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const YEAR = 31_536_000;

export function secure(reply: FastifyReply, https: boolean): void {
  reply.headers(HEADERS);
  if (https) reply.header('strict-transport-security', `max-age=${YEAR}`);
}

/** Did a page of ours send this? Programs that are no browsers send no origin at all. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  let host: string;
  try {
    host = new URL(origin).host;
  } catch {
    return false; // "null", as from a sandboxed page
  }
  return host === request.host || (publicUrl !== undefined && host === new URL(publicUrl).host);
}

export const COOKIE = 'epoka';
const COOKIE_LIFE = 180 * 86_400;

export function setSession(reply: FastifyReply, secret: string, https: boolean): void {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
    maxAge: COOKIE_LIFE,
  });
}

export const DEVICE_COOKIE = 'epoka-device';

/** Stays after signing out: it opens nothing, it only says that its owner was here before. */
export function setDevice(reply: FastifyReply, text: string, https: boolean): void {
  reply.setCookie(DEVICE_COOKIE, text, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
    maxAge: YEAR,
  });
}

export const OPERATOR_COOKIE = 'epoka-operator';
const PASS = { path: '/api/operator', httpOnly: true, sameSite: 'strict' } as const;

export function setPass(reply: FastifyReply, pass: string, https: boolean): void {
  reply.setCookie(OPERATOR_COOKIE, pass, { ...PASS, secure: https });
}

export function clearPass(reply: FastifyReply, https: boolean): void {
  reply.clearCookie(OPERATOR_COOKIE, { ...PASS, secure: https });
}

export function clearSession(reply: FastifyReply, https: boolean): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'strict', secure: https });
}
