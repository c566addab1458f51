import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { CSP_REPORTS } from './csp-reports.ts';

/** Name of the address of reports in `Reporting-Endpoints`. */
const REPORTS = 'csp';

/** Features that pages of ours never use, nor anything within them. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers that matter for an answer that is not displayed: a browser does not take it for something else, gives it
 * to no other site, and frames nothing where somebody opens its address.
 */
const OF_JSON = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'x-frame-options',
  'strict-transport-security',
];

/** Content security policy of what is no page. */
export const POLICY_OF_JSON = "default-src 'none';frame-ancestors 'none'";

/**
 * Sends the headers that keep foreign code out of the pages. Scripts and styles come from this
 * server only, none inline: the parts of Base UI that the web app uses bring no style element, and what
 * React sets on an element is not an inline style to the policy. Plain http is not upgraded unless
 * the product is published over https. JSON is no page: it is sent those that mean something for it, since each
 * header costs as much as a field of an answer.
 */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const ofPages = Object.entries(headersOfPages(publicUrl));
  const ofJson = [
    ...ofPages.filter(([name]) => OF_JSON.includes(name)),
    ['content-security-policy', POLICY_OF_JSON] as const,
  ];
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    for (const [name, value] of isJson ? ofJson : ofPages) {
      // An answer may say one of them itself.
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
}

/** As helmet gives them to an answer that nobody gets: they are the same for every request. */
function headersOfPages(publicUrl: string | undefined) {
  const isHttps = publicUrl?.startsWith('https:') === true;
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportTo: [REPORTS],
        reportUri: [CSP_REPORTS],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  setHeaders(request, answer, () => undefined);
  return {
    ...answer.getHeaders(),
    'permissions-policy': PERMISSIONS,
    'reporting-endpoints': `${REPORTS}="${CSP_REPORTS}"`,
  };
}
