import { PAGES, type PageName, REDIRECTS, type RedirectName } from './pages.ts';

const ADDRESSES = { ...PAGES, ...REDIRECTS };
type Addresses = typeof ADDRESSES;
type AddressName = PageName | RedirectName;

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamValue<Page, Name extends string> = Page extends {
  params: Record<
    Name,
    readonly (infer Value)[] | ((...known: never[]) => readonly (infer Value)[])
  >;
}
  ? Value
  : string;

type Params<Page extends { path: string }> = {
  [Name in ParamNames<Page['path']>]: ParamValue<Page, Name>;
};

type Rest = { query?: Record<string, string>; hash?: string };

type Arguments<Needed> = keyof Needed extends never
  ? [params?: Needed, rest?: Rest]
  : [params: Needed, rest?: Rest];

/** A page whose address has no parameters. */
export type PlainPageName = {
  [Name in PageName]: ParamNames<Addresses[Name]['path']> extends never ? Name : never;
}[PageName];

/**
 * The address of a page, without the origin: `hrefOf('job', { jobId: 'x' })` is
 * "/company/careers/jobs/x". Every link inside the product is made by it.
 */
export function hrefOf<Name extends AddressName>(
  name: Name,
  ...[params, { query = {}, hash } = {}]: Arguments<Params<Addresses[Name]>>
): string {
  const values: Record<string, string | undefined> = { ...params };
  const { path } = ADDRESSES[name];
  const filled = path.replace(/:(\w+)/gu, (_, param) => encodeURIComponent(values[param] ?? ''));
  const search = Object.entries(query).map(([key, value]) => `${key}=${queryValue(value)}`);
  return filled + (search.length > 0 ? `?${search.join('&')}` : '') + (hash ? `#${hash}` : '');
}

/** As `URLSearchParams` writes it. */
const queryValue = (value: string) => encodeURIComponent(value).replaceAll('%20', '+');
