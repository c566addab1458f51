import { hrefOf, listJobs, PAGES, type Page } from '@shortlist/contracts';
import type { FastifyInstance } from 'fastify';
import { originOf } from '#http/origin-of.ts';

/** Addresses that say nothing to a search engine: the API, and what belongs to one person. */
const PRIVATE = [
  '/api/',
  hrefOf('resumes'),
  hrefOf('login'),
  hrefOf('account'),
  hrefOf('resetPassword'),
  hrefOf('verifyEmail'),
  hrefOf('endReminders'),
  hrefOf('admin'),
];

type Site = { app: FastifyInstance; publicUrl: string | undefined };

/** Tells search engines what there is to read: `robots.txt`, and `sitemap.xml` with every public page and open job. */
export function describeSite({ app, publicUrl }: Site): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const lines = [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(request, publicUrl)}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const origin = originOf(request, publicUrl);
    const paths = [...publicPaths(), ...(await jobPaths(app))];
    const entries = paths.map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}

/** Every page for all to read, those with fixed parameters at each of their addresses. */
function publicPaths(): string[] {
  return Object.values<Page>(PAGES)
    .filter(({ rendered, reads }) => rendered === 'server' && reads !== 'job')
    .flatMap(({ path, params = {} }) => {
      const [name] = Object.keys(params);
      if (name === undefined) return [path];
      const values = params[name];
      // Sections are the editor's, which is nobody else's to read.
      if (!Array.isArray(values)) return [];
      return values.map((value) => path.replace(`:${name}`, value));
    });
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The addresses of the open jobs; none while the API cannot say. */
async function jobPaths(app: FastifyInstance): Promise<string[]> {
  const reply = await app.inject({ method: 'GET', url: listJobs.url });
  if (reply.statusCode !== 200) return [];
  const { jobs } = listJobs.schema.response[200].parse(reply.json());
  return jobs.map(({ id }) => hrefOf('job', { jobId: id }));
}
