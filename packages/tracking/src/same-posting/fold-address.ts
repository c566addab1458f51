import { trimEnd } from '../trim-end.ts';

/** Parameters that say where a click came from, not which posting it leads to. */
const TRACKING =
  /^(?:utm_.*|mtm_.*|pk_.*|hsa_.*|_hs.*|mc_[ce]id|[gfdy]clid|gad_source|gbraid|wbraid|msclkid|igshid|twclid|li_fat_id|_ga|_gl|ref|refid|ref_src|referr?er|referral|trackingid|trk|trkinfo|trkemail|midtoken|midsig|otptoken|ebp|lipi|lici|position|pagenum|originalsubdomain|alternatechannel|recommendedflavor|source|src|gh_src|lever-(?:source|origin|via).*|ashby.*src|from|tk|sid|xkcb|advn|adid|pub|campaign(?:id)?|cmpid|cid|iisn?|icid|ito|mode|medium|channel|share.*|hl|lang|language|locale)$/u;

/** Parameters of searches: the address leads to a list, not to a posting. */
const SEARCHES = /^(?:q|query|keywords?|search|what|where|l)$/u;

type Address = {
  readonly host: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
};

const ADDRESS = /^(?:https?:\/\/)?([^\s/?#]+)(\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#(\S*))?$/iu;

function readAddress(url: string): Address | undefined {
  const [, host = '', path = '', query = '', fragment = ''] = ADDRESS.exec(url.trim()) ?? [];
  if (!host.includes('.')) return undefined;
  const route = /^!?\//u.test(fragment) ? `#${fragment}` : '';
  return {
    host: host
      .toLowerCase()
      .replace(/:(?:80|443)$/u, '')
      .replace(/^(?:www|m|mobile)\./u, ''),
    path: trimEnd(`${path}${route}`, '/'),
    query: query
      .split('&')
      .filter((each) => each !== '')
      .map((each) => {
        const [name = '', ...value] = each.split('=');
        return [name.toLowerCase(), value.join('=')] as const;
      }),
  };
}

type Site = {
  readonly name: string;
  readonly host: RegExp;
  readonly path?: RegExp;
  readonly query?: readonly string[];
};

/** Sites whose addresses hold the posting's number, and where. */
const SITES: readonly Site[] = [
  {
    name: 'linkedin',
    host: /(?:^|\.)linkedin\.com$/u,
    path: /\/jobs\/view\/(?:[^/]*-)?(\d+)/u,
    query: ['currentjobid'],
  },
  { name: 'indeed', host: /(?:^|\.)indeed(?:\.[a-z]+){1,2}$/u, query: ['jk', 'vjk'] },
  {
    name: 'glassdoor',
    host: /(?:^|\.)glassdoor(?:\.[a-z]+){1,2}$/u,
    path: /JL(\d+)\./u,
    query: ['jl', 'joblistingid'],
  },
  {
    name: 'greenhouse',
    host: /(?:^|\.)greenhouse\.io$/u,
    path: /\/jobs\/(\d+)/u,
    query: ['token'],
  },
  { name: 'greenhouse', host: /./u, query: ['gh_jid'] },
  {
    name: 'stepstone',
    host: /(?:^|\.)stepstone(?:\.[a-z]+){1,2}$/u,
    path: /--(\d+)-(?:\d+-)?inline/u,
  },
  { name: 'xing', host: /(?:^|\.)xing\.com$/u, path: /\/jobs\/[^/]*?-(\d+)$/u },
  {
    name: 'workday',
    host: /\.myworkday(?:jobs|site)\.com$/u,
    path: /_([A-Z]{0,4}-?\d{3}[A-Za-z\d-]*?)(?:-\d)?(?=$|\/apply)/u,
  },
];

function siteId({ host, path, query }: Address): string | undefined {
  for (const site of SITES) {
    if (!site.host.test(host)) continue;
    const id =
      site.path?.exec(path)?.[1] ?? query.find(([name]) => site.query?.includes(name))?.[1];
    // A requisition's number is one of the company's, whose site the host is.
    if (id) return site.name === 'workday' ? `workday:${host}:${id}` : `${site.name}:${id}`;
  }
  return undefined;
}

/** Words of the steps under which a site lists its postings. */
const OF_LISTS = new Set(
  `all open offene current join work with for about us our team careers career jobs job positions vacancies openings opportunities
  stellen stellenangebote karriere arbeiten bei uns emplois emploi offres recrutement nous rejoindre empleo trabaja con nosotros
  vagas trabalhe conosco lavora noi posizioni aperte werken bij ons vacatures en de fr es pt it nl`.split(
    /\s+/u,
  ),
);

/** Checks whether the last of several steps is the name of one posting: several words, and not those of a list alone. */
function namesPosting(path: string): boolean {
  const steps = path.split('/').slice(1);
  const words = (steps.at(-1) ?? '').toLowerCase().split(/[-_]+/u);
  return steps.length > 1 && words.length > 1 && words.some((word) => !OF_LISTS.has(word));
}

/**
 * An address as it is compared: a job site's number of the posting, else the address without protocol, tracking parameters
 * and a last step such as "/apply". Undefined for an address that many postings share: a site's front page, its list of jobs, a search.
 */
export function foldAddress(url: string): string | undefined {
  const address = readAddress(url);
  if (!address) return undefined;
  const id = siteId(address);
  if (id !== undefined) return id;
  const { host, query } = address;
  const path = address.path.replace(/\/(?:apply|application|bewerben|postuler)$/iu, '');
  const kept = query.filter(([name]) => !TRACKING.test(name));
  if (kept.some(([name]) => SEARCHES.test(name))) return undefined;
  const isOnePosting = kept.length > 0 || /\d/u.test(path) || namesPosting(path);
  if (!isOnePosting) return undefined;
  const parameters = kept.map(([name, value]) => `${name}=${value}`).sort();
  return `${host}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}
