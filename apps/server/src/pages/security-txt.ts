import type { FastifyInstance } from 'fastify';

/** Days after the start of the server at which the contact is taken for stale (RFC 9116, section 2.5.5: less than a year). */
const STALE_DAYS = 330;

type Parts = {
  app: FastifyInstance;
  publicUrl: string | undefined;
  /** Address where vulnerabilities are reported, with its scheme. */
  contact: string | undefined;
  now: () => Date;
};

/**
 * Serves `security.txt` (RFC 9116): where a vulnerability is reported. It goes stale where nobody has started the server for
 * long; whoever starts it has its settings before them. Without a contact there is none.
 */
export function serveSecurityTxt({ app, publicUrl, contact, now }: Parts): void {
  if (contact === undefined) return;
  const path = '/.well-known/security.txt';
  const expires = new Date(now().getTime() + STALE_DAYS * 86_400_000);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/u, '')}`,
    'Preferred-Languages: en',
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
  ];
  app.get(path, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`),
  );
}
