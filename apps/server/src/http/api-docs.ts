import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Failure, hrefOf, PRODUCT_NAME } from '@shortlist/contracts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects every route registered after it for the page of the API, `/api/docs`. */
export async function collectApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${PRODUCT_NAME} API`, version: '1' },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: `${PRODUCT_NAME.toLowerCase()}.session_token`,
            description:
              'Where the product is published over https, `__Secure-` goes before the name.',
          },
        },
      },
    },
    transform: ({ schema, url, route, ...rest }) => {
      const access = (route as { access?: string }).access;
      if (!schema || access === undefined) return { schema: { hide: true }, url };
      const documented = {
        ...schema,
        response: { ...(schema.response as object), default: Failure },
        ...(access !== 'public' && { security: [{ session: [] }] }),
      };
      return jsonSchemaTransform({ schema: documented, url, route, ...rest });
    },
  });
}

/** In place of the maker's own. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="32"><text x="0" y="23" font-family="sans-serif" font-size="20" fill="#fff">${PRODUCT_NAME}</text></svg>`;

/** Serves what was collected: a page for people, and `/api/openapi.json` for programs. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: `${PRODUCT_NAME} API` },
    logo: { type: 'image/svg+xml', content: LOGO, href: hrefOf('home'), target: '_self' },
  });
}
