import type { Lexicon } from './lexicon.ts';
import { makeEducation, makeWork } from './make-career.ts';
import type { ResumeFile } from './person.ts';
import type { Random } from './random.ts';
import { fillIn, type Source, THIS_YEAR } from './source.ts';

export function makeResume(source: Source): ResumeFile {
  const { random, lexicon, trade } = source;
  const work = makeWork(source);
  const education = makeEducation(source);
  const some = (probability: number, count: number) => (random.chance(probability) ? count : 0);
  return {
    basics: makeBasics(source, work[0]?.position ?? random.pick(trade.roles)),
    work,
    education,
    awards: random.sample(lexicon.awards, some(0.35, random.between(1, 2))).map((award) => ({
      title: fillIn(award.title, source),
      date: !source.isDated && random.chance(0.5) ? year(random) : month(random),
      awarder: fillIn(award.awarder, source),
      summary: '',
    })),
    certificates: random
      .sample(trade.certificates, some(0.5, random.between(1, 3)))
      .map(({ name, issuer }) => ({ name, date: month(random), issuer: fillIn(issuer, source) })),
    projects: random
      .sample(lexicon.projects, some(0.4, random.between(1, 3)))
      .map((project) => makeProject(project, source)),
    skills: makeSkills(source),
    languages: random
      .sample(lexicon.languages, some(0.6, random.between(1, 3)))
      .map((language, at) => ({
        language,
        fluency: at === 0 ? (lexicon.fluencies[0] ?? '') : random.pick(lexicon.fluencies.slice(1)),
      })),
    interests: random
      .sample(lexicon.interests, some(0.35, random.between(2, 3)))
      .map((name) => ({ name, keywords: [] })),
  };
}

function makeBasics(source: Source, label: string): ResumeFile['basics'] {
  const { random, lexicon, country, language } = source;
  const names = [
    random.pick(country.given),
    ...(random.chance(0.2) ? [random.pick(country.given)] : []),
    random.pick(country.family),
  ];
  const name = [...new Set(names)].join(' ');
  const slug = asciiWords(name);
  const town = random.pick(country.towns);
  const host = random.pick(['example.com', 'example.org', 'mail.example.net']);
  const username = slug.join(random.pick(['', '-'])) + random.pick(['', '', '7', '-4b21']);
  return {
    name,
    label,
    email: `${slug.slice(0, random.between(1, slug.length)).join('.')}@${host}`,
    phone: dial(random.pick(country.phones), random),
    url: random.chance(0.35)
      ? `https://${slug.join('')}.example.${random.pick(['com', 'net'])}`
      : '',
    summary: random.chance(0.65) ? fillIn(random.pick(lexicon.summaries), source, label) : '',
    location: {
      city: town.city,
      region: town.region,
      countryCode: country.code,
      country: country.names[language] ?? '',
    },
    profiles: [
      ...(random.chance(0.45)
        ? [{ network: 'LinkedIn', username, url: `https://www.linkedin.com/in/${username}` }]
        : []),
      ...(random.chance(0.15)
        ? [
            {
              network: 'GitHub',
              username: slug.join(''),
              url: `https://github.com/${slug.join('')}`,
            },
          ]
        : []),
    ],
  };
}

function makeSkills({ random, lexicon, trade }: Source): ResumeFile['skills'] {
  const skills = random.sample([...trade.skills, ...lexicon.common], random.between(5, 13));
  if (random.chance(0.12)) return [];
  if (random.chance(0.45)) return [{ name: '', keywords: skills }];
  const names = random.sample(lexicon.skillGroups, Math.max(2, Math.floor(skills.length / 3)));
  return names.map((name, at) => ({
    name,
    keywords: skills.filter((_, index) => index % names.length === at),
  }));
}

function makeProject(
  project: Lexicon['projects'][number],
  source: Source,
): ResumeFile['projects'][number] {
  const { random, trade } = source;
  const start = random.between(2012, THIS_YEAR - 2);
  const hasDates = !source.isDated && random.chance(0.6);
  return {
    name: fillIn(project.name, source),
    description: fillIn(project.description, source),
    highlights: random.chance(0.3) ? [fillIn(random.pick(trade.did), source)] : [],
    startDate: hasDates ? `${start}` : '',
    endDate: hasDates ? `${start + random.between(0, 1)}` : '',
  };
}

const year = (random: Random): string => String(random.between(2008, THIS_YEAR - 1));

const month = (random: Random): string =>
  `${year(random)}-${String(random.between(1, 12)).padStart(2, '0')}`;

const dial = (pattern: string, random: Random): string =>
  pattern.replace(/#/g, () => String(random.between(0, 9)));

/** The words of a name as an address spells them. */
function asciiWords(name: string): string[] {
  const plain = name
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/œ/g, 'oe');
  const words = plain
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return words.split(/[^a-z]+/).filter((word) => word.length > 0);
}
