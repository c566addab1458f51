import type { FastifyRequest } from 'fastify';

/** As long as a name of a host may be (RFC 1035), with scheme and port. */
const MAX_ORIGIN = 270;

/**
 * Scheme and host that the product is published under: the configured address, else the one it was asked for at, without the
 * letters that none has.
 */
export const originOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined) =>
  publicUrl === undefined
    ? `${protocol}://${host}`.replace(/[^\w.:/[\]-]/gu, '').slice(0, MAX_ORIGIN)
    : new URL(publicUrl).origin;
