/** The words of one trade in one language; `{…}` are drawn when a person is made. */
export type Trade = {
  name: string;
  /** From the first job to the last. */
  roles: string[];
  employers: string[];
  /** The work that people of the trade do, a point each. */
  did: string[];
  skills: string[];
  studies: { studyType: string; area: string }[];
  certificates: { name: string; issuer: string }[];
};

/** The texts that people of every trade write in one language. */
export type Lexicon = {
  trades: Trade[];
  /** The ends that a point may have. */
  tails: string[];
  summaries: string[];
  jobSummaries: string[];
  schools: string[];
  courses: string[];
  awards: { title: string; awarder: string }[];
  projects: { name: string; description: string }[];
  skillGroups: string[];
  common: string[];
  languages: string[];
  fluencies: string[];
  interests: string[];
  fill: Record<string, string[]>;
};

/**
 * Reads words as they are easiest to write and to check: `# trade` opens a trade, `key: a | b | c`
 * is a list, a line without a key carries the list on, and `a ~ b` is a pair.
 */
export function readLexicon(text: string): Lexicon {
  const [general, ...trades] = text.split(/^# /m).map(readLists);
  if (general === undefined) throw new Error('A lexicon has no words.');
  return {
    trades: trades.map(({ name, lists }) => readTrade(name, lists)),
    tails: need(general.lists, 'tails'),
    summaries: need(general.lists, 'summaries'),
    jobSummaries: need(general.lists, 'job summaries'),
    schools: need(general.lists, 'schools'),
    courses: need(general.lists, 'courses'),
    awards: pairs(general.lists, 'awards').map(([title, awarder]) => ({ title, awarder })),
    projects: pairs(general.lists, 'projects').map(([name, description]) => ({
      name,
      description,
    })),
    skillGroups: need(general.lists, 'skill groups'),
    common: need(general.lists, 'common'),
    languages: need(general.lists, 'languages'),
    fluencies: need(general.lists, 'fluencies'),
    interests: need(general.lists, 'interests'),
    fill: Object.fromEntries(
      [...general.lists]
        .filter(([key]) => key.startsWith('fill '))
        .map(([key, words]) => [key.slice('fill '.length), words]),
    ),
  };
}

type Lists = Map<string, string[]>;

function readLists(text: string): { name: string; lists: Lists } {
  const lists: Lists = new Map();
  const [name = '', ...lines] = text.split('\n');
  let key = '';
  for (const line of [...(name.includes(':') ? [name] : []), ...lines]) {
    const [, found, rest = line] = line.match(/^([a-z][a-zA-Z ]*): (.*)$/) ?? [];
    key = found ?? key;
    const words = rest.split('|').map((word) => word.trim());
    if (key !== '') lists.set(key, [...(lists.get(key) ?? []), ...words.filter(Boolean)]);
  }
  return { name: name.trim(), lists };
}

function readTrade(name: string, lists: Lists): Trade {
  return {
    name,
    roles: need(lists, 'roles'),
    employers: need(lists, 'employers'),
    did: need(lists, 'did'),
    skills: need(lists, 'skills'),
    studies: pairs(lists, 'studies').map(([studyType, area]) => ({ studyType, area })),
    certificates: pairs(lists, 'certificates').map(([title, issuer]) => ({ name: title, issuer })),
  };
}

function need(lists: Lists, key: string): string[] {
  const words = lists.get(key);
  if (words === undefined) throw new Error(`A lexicon lacks "${key}".`);
  return words;
}

const pairs = (lists: Lists, key: string): [string, string][] =>
  need(lists, key).map((pair) => {
    const [first = '', second = ''] = pair.split('~').map((part) => part.trim());
    return [first, second];
  });
