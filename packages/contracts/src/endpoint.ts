import type { z } from 'zod';

/**
 * The callers that an endpoint is open to: `public` anybody; `guest` anybody with a session, guests without an account
 * included; `account` anybody logged in to an account; `admin` an account with that role. Without a session such calls
 * answer 401 `no_session`; a guest gets 401 `no_account` where an account is needed; and to all but admins an `admin`
 * call is one that does not exist, 404.
 */
export type Access = 'public' | 'guest' | 'account' | 'admin';

/** One operation over HTTP, in the shape that Fastify's `app.route()` takes. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/${string}`;
  access: Access;
  schema: {
    summary: string;
    /** Media types of the body, where it is not JSON. */
    consumes?: string[];
    querystring?: z.ZodType;
    params?: z.ZodType;
    headers?: z.ZodType;
    body?: z.ZodType;
    response: { 200: z.ZodType; 409?: z.ZodType };
  };
};

type Part<E extends Endpoint, K extends string> = K extends keyof E['schema']
  ? { [P in K]: E['schema'][K] extends z.ZodType ? z.input<E['schema'][K]> : never }
  : unknown;

/** The request of a caller: the parts that the endpoint has; headers may be left out. */
export type RequestOf<E extends Endpoint> = Part<E, 'querystring'> &
  Part<E, 'params'> &
  Part<E, 'body'> &
  Partial<Part<E, 'headers'>>;

/** The response to a caller when all is well. */
export type ResponseOf<E extends Endpoint> = z.output<E['schema']['response'][200]>;
