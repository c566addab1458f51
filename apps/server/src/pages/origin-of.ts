import type { FastifyRequest } from 'fastify';

/** Scheme and host that a page is published under: the configured address, else the one it was asked for at. */
export const originOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined) =>
  publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin;
