import { isIP } from 'node:net';
import { z } from 'zod';

/** Providers that may be named: `OIDC_ISSUER` is of the first, `OIDC_2_ISSUER` of the second. */
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
type Place = '' | `${Exclude<(typeof NUMBERS)[number], '1'>}_`;
const FIELDS = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME'] as const;
type Field = (typeof FIELDS)[number];
type OidcVariable<F extends Field = Field> = `OIDC_${Place}${F}`;

/** A provider of single sign-on, as the operator has named it. `id` stands in the address to which it sends people back. */
export type OidcSettings = {
  id: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
};

const placeOf = (id: string) => (id === '1' ? '' : `${id}_`) as Place;
const variable = <F extends Field>(id: string, field: F): OidcVariable<F> =>
  `OIDC_${placeOf(id)}${field}`;

const ISSUER =
  'should be the https address of the provider, as its discovery document names it, without a query (http only on this machine)';

const ONE_TENANT =
  'should name one tenant: by "common", "organizations" and "consumers" anybody’s tenant is let in, and says which addresses are verified';

/** Checks whether an issuer is Microsoft's for accounts of any organization, or of none. */
function isOfAllTenants(text: string): boolean {
  const { hostname, pathname } = new URL(text);
  const tenant = pathname.split('/')[1]?.toLowerCase() ?? '';
  return (
    hostname === 'login.microsoftonline.com' &&
    ['', 'common', 'consumers', 'organizations'].includes(tenant)
  );
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
  return isSafe && search + hash + username === '';
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

const SHAPES: Record<Field, z.ZodOptional<z.ZodString>> = {
  ISSUER: z
    .string()
    .refine(isIssuer, { error: ISSUER, abort: true })
    .refine((issuer) => !isOfAllTenants(issuer), ONE_TENANT)
    .optional(),
  CLIENT_ID: z.string().max(500, 'should be the client id that the provider gave').optional(),
  CLIENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'should be the secret that the provider gave, without spaces')
    .optional(),
  NAME: z.string().trim().max(40, 'should have at most 40 characters').optional(),
};

/** The variables of all providers. */
export const OIDC_VARIABLES = Object.fromEntries(
  NUMBERS.flatMap((id) => FIELDS.map((field) => [variable(id, field), SHAPES[field]])),
) as Record<OidcVariable, z.ZodOptional<z.ZodString>>;

/** Those of them that are secrets. */
export const OIDC_SECRETS = NUMBERS.map((id) => variable(id, 'CLIENT_SECRET'));

type Given = Partial<Record<OidcVariable, string | undefined>>;

/** Lists the providers that are named. */
export const readProviders = (set: Given): readonly OidcSettings[] =>
  NUMBERS.flatMap((id) => {
    const { issuer, clientId, clientSecret, name } = fieldsOf(set, id);
    if (!issuer || !clientId || !clientSecret) return [];
    return [{ id, issuer, clientId, clientSecret, name: name || new URL(issuer).hostname }];
  });

const fieldsOf = (set: Given, id: string) => ({
  issuer: set[variable(id, 'ISSUER')],
  clientId: set[variable(id, 'CLIENT_ID')],
  clientSecret: set[variable(id, 'CLIENT_SECRET')],
  name: set[variable(id, 'NAME')],
});

/** Says what is missing or double: the variable, and what it should be. */
export function findOidcProblems(set: Given): { name: string; shouldBe: string }[] {
  const problems = NUMBERS.flatMap((id) => {
    const fields = fieldsOf(set, id);
    if (Object.values(fields).every((value) => value === undefined)) return [];
    const needed = { ISSUER: fields.issuer, CLIENT_ID: fields.clientId };
    return Object.entries({ ...needed, CLIENT_SECRET: fields.clientSecret })
      .filter(([, value]) => value === undefined)
      .map(([field]) => ({
        name: variable(id, field as Field),
        shouldBe: 'should be set: a provider has an issuer, a client id and a client secret',
      }));
  });
  const issuers = NUMBERS.map((id) => fieldsOf(set, id).issuer?.replace(/\/$/u, ''));
  const double = issuers.findIndex(
    (issuer, at) => issuer !== undefined && issuers.indexOf(issuer) < at,
  );
  if (double !== -1)
    problems.push({
      name: variable(String(double + 1), 'ISSUER'),
      shouldBe: 'should be another one: each provider is named once',
    });
  return problems;
}
