import type { FastifyRequest } from 'fastify';

/** Stands for the address of the site in what is drawn for all: a request may name any host. */
export const ANY_ORIGIN = 'https://address-of-the-site.invalid';

/** As long as a name of a host may be (RFC 1035), with scheme and port. */
const MAX_ORIGIN = 270;

/**
 * Scheme and host that a page is published under: the configured address, else the one it was asked for at, without the
 * letters that none has.
 */
export const originOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined) =>
  publicUrl === undefined
    ? `${protocol}://${host}`.replace(/[^\w.:/[\]-]/gu, '').slice(0, MAX_ORIGIN)
    : new URL(publicUrl).origin;

/** Returns what was drawn for all as it is for those who asked at one address. */
export const drawnAt = (drawn: string, origin: string) => drawn.replaceAll(ANY_ORIGIN, origin);
