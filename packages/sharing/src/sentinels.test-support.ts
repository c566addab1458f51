import {
  isOwnKey,
  membersOfSection,
  RESUME,
  SECTIONS,
  type Sections,
  sectionsOf,
} from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import type { LeftOut } from './left-out.ts';

type Content = Record<string, unknown>;
type Part = { key: string; schema: number; content: Content };

/** A word that stands in one place of a document alone. */
export type Sentinel = {
  word: string;
  /** Choices that leave it out. */
  choices: readonly LeftOut[];
  /** True if it is not printed, whatever is left out. */
  isHidden: boolean;
};

export type SentinelDocument = { kind: string; parts: Part[]; sentinels: Sentinel[] };

/** Decides whether something that may be shown or hidden is shown. */
export type Pick = () => boolean;

const OWN = ['custom-aaaa', 'custom-bbbb', 'custom-cccc'] as const;
const OWN_SHAPES = ['entries', 'text', 'list'] as const;

/** Makes words that differ: letters alone, or digits alone as of phones, of which a number may be told by its last eight. */
function createWords() {
  const sentinels: Sentinel[] = [];
  const add = (word: string, choices: readonly LeftOut[], isHidden: boolean) => {
    sentinels.push({ word, choices, isHidden });
    return word;
  };
  const letters = (at: number) =>
    String(at).replace(/\d/gu, (digit) => 'bcdfghjklm'.charAt(Number(digit)));
  return {
    sentinels,
    word: (choices: readonly LeftOut[], isHidden = false) =>
      add(`qz${letters(1000 + sentinels.length)}w`, choices, isHidden),
    /** Digits with signs between them; the sentinel is the digits alone. */
    phone(choices: readonly LeftOut[], isHidden = false) {
      const digits = add(String(71_000_000 + sentinels.length * 10_007), choices, isHidden);
      return `+43 6${digits.slice(0, 2)} ${digits.slice(2, 5)}-${digits.slice(5)}`;
    },
  };
}

type Words = ReturnType<typeof createWords>;

/** Words in keys that no release knows, of which nothing is ever shown. */
const unknown = (words: Words): Content => ({
  note: words.word([], true),
  comment: { text: words.word([], true) },
});

function contactPart(words: Words, pick: Pick): Part {
  const shown = Object.fromEntries(
    ['phone', 'linkedin', 'country', 'state', 'city'].map((name) => [name, pick()]),
  );
  const place = (name: string) => words.word(['location'], !shown[name]);
  const link = (choice: LeftOut) =>
    `https://www.${words.word([choice])}.example/${words.word([choice])}`;
  const content = {
    fullName: `${words.word(['name'])} ${words.word(['name'])}`,
    headline: words.word([]),
    email: `${words.word(['email'])}@${words.word(['email'])}.example`,
    phone: words.phone(['phone'], !shown.phone),
    linkedin: `https://www.linkedin.com/in/${words.word(['links'], !shown.linkedin)}?trk=${words.word([], true)}`,
    website: link('links'),
    country: place('country'),
    state: place('state'),
    city: place('city'),
    links: [`${words.word(['links'])}\t${link('links')}`, `\t${link('links')}`].join('\n'),
    details: `${words.word(['details'])}\t${words.word(['details'])}\n${words.phone(['details'])}`,
    shown: { ...shown, ...unknown(words) },
    ...unknown(words),
  };
  return { key: 'contact', schema: 1, content };
}

/** A text of points: shown, shown with a link, hidden with a link. */
function pointsOf(words: Words, choices: readonly LeftOut[], isHidden: boolean) {
  const link = (hidden: boolean) => ({
    ...{ from: 0, to: 20, bold: true },
    href: `https://${words.word(choices, hidden)}.example/`,
    ...unknown(words),
  });
  const point = (id: string, hidden: boolean) => ({
    ...{ id: `${id}${words.word([], true)}`, text: words.word(choices, hidden) },
    ...(hidden && { hidden: true }),
    ...{ marks: [link(hidden)], locked: true },
    ...unknown(words),
  });
  return {
    points: [point('a', isHidden), point('b', true)],
    rawText: words.word([], true),
    ...unknown(words),
  };
}

function memberValue(words: Words, type: string, said: { choices: LeftOut[]; isHidden: boolean }) {
  const { choices, isHidden } = said;
  switch (type) {
    case 'points':
    case 'text':
      return pointsOf(words, choices, isHidden);
    case 'month':
    case 'dateRange':
      return { rawText: words.word(choices, isHidden), ...unknown(words) };
    default:
      return words.word(choices, isHidden);
  }
}

type SectionIn = Sections['all'][number];

function entryPart(words: Words, pick: Pick, section: SectionIn, isHidden: boolean): Part {
  if (section.shape !== 'entries') throw new Error('This is no list.');
  const choices = choicesOf(section.kind);
  const isCurrent = pick();
  const members = section.fields.flatMap(({ type, members: names }) =>
    Object.entries(names).map(([name, empty]) => {
      if (typeof empty === 'boolean') return [name, isCurrent];
      const isOver = name === 'endDate' && isCurrent && 'isCurrent' in membersOfSection(section);
      return [name, memberValue(words, type, { choices, isHidden: isHidden || isOver })];
    }),
  );
  const content = {
    ...Object.fromEntries(members),
    ...(isHidden && { hidden: true }),
    ...{ locked: true, keptTogether: pick(), startsPage: false },
    ...unknown(words),
  };
  return { key: `${section.kind}:${words.word([], true)}`, schema: 2, content };
}

const choicesOf = (kind: string): LeftOut[] =>
  kind === 'reference' ? ['references', 'section:reference'] : [`section:${kind}`];

/** Parts of a section: settings, and its text or two entries, of which one is hidden. */
function sectionParts(words: Words, pick: Pick, section: SectionIn, shape: string | null): Part[] {
  const { kind } = section;
  const isHidden = !pick();
  const choices = choicesOf(kind);
  const title = pick() ? words.word(choices, isHidden) : '';
  const settings = {
    key: `section:${kind}`,
    schema: 1,
    content: { title, isHidden, isAdded: true, shape, ...unknown(words) },
  };
  if (section.shape === 'text') {
    const text = `• ${words.word(choices, isHidden)}\n${words.word(choices, isHidden)}`;
    return [settings, { key: kind, schema: 1, content: { text, ...unknown(words) } }];
  }
  const entries = [isHidden, true].map((hidden) => entryPart(words, pick, section, hidden));
  return [settings, ...entries];
}

function lookPart(words: Words, look: Content): Part {
  const sidebarSections = `skills,${OWN.join(',')},${words.word([], true)}`;
  const content = { sidebarSections, accent: words.word([], true), ...look, ...unknown(words) };
  return { key: 'look', schema: 1, content };
}

/** A stored resume with a word of its own in every text of every part, known or not. */
export function sentinelResume(look: Content, pick: Pick): SentinelDocument {
  const words = createWords();
  const added = OWN.map((key, at) => ({
    ...{ key: `section:${key}`, schema: 1 },
    content: { shape: OWN_SHAPES[at], isAdded: true },
  }));
  const own = sectionsOf(RESUME.readParts(added, SECTIONS), SECTIONS).all;
  const sections = [...SECTIONS.kinds, ...own.filter(({ kind }) => isOwnKey(kind))];
  const shapeOf = ({ kind }: SectionIn) =>
    OWN_SHAPES[(OWN as readonly string[]).indexOf(kind)] ?? null;
  const parts = [
    contactPart(words, pick),
    lookPart(words, look),
    { key: 'photo', schema: 1, content: { ...PHOTO, ...unknown(words) } },
    { key: 'notes', schema: 1, content: { text: words.word([], true) } },
    { key: 'section_order', schema: 1, content: { ids: [words.word([], true)] } },
    ...sections.flatMap((section) => sectionParts(words, pick, section, shapeOf(section))),
  ];
  return { kind: 'resume', parts, sentinels: words.sentinels };
}

/** The same of a letter that has had the head and the look of a resume, of which its own take the place. */
export function sentinelLetter(look: Content, pick: Pick): SentinelDocument {
  const words = createWords();
  const lines = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, `${words.word([])}\n${words.word([])}`]));
  const block = (at: number) => ({
    ...{ id: words.word([], true), text: ` ${words.word([])}`, item: at > 0 },
    marks: [{ from: 1, to: 20, href: `https://${words.word([])}.example/`, ...unknown(words) }],
    ...unknown(words),
  });
  const before = Object.entries(contactPart(words, pick).content).map(([name, value]) => [
    name,
    typeof value === 'string' ? words.word([], true) : value,
  ]);
  // The contact before is replaced: none of its words is to be seen.
  const replaced = words.sentinels.splice(0).map((each) => ({ ...each, isHidden: true }));
  words.sentinels.push(...replaced);
  const parts = [
    { key: 'contact', schema: 1, content: Object.fromEntries(before) },
    lookPart(words, { design: words.word([], true) }),
    contactPart(words, pick),
    lookPart(words, look),
    {
      key: 'letter',
      schema: 1,
      content: {
        ...lines('date', 'subject', 'salutation', 'closing', 'enclosures'),
        ...{ name: words.word(['name']), layout: words.word([], true), ...unknown(words) },
      },
    },
    {
      key: 'recipient',
      schema: 1,
      content: { ...lines('name', 'title', 'company', 'address'), ...unknown(words) },
    },
    { key: 'body', schema: 1, content: { blocks: [0, 1].map(block), ...unknown(words) } },
    { key: 'notes', schema: 1, content: { text: words.word([], true) } },
  ];
  return { kind: 'letter', parts, sentinels: words.sentinels };
}

/** A text, for comparing with sentinels: without case, spaces and signs between digits. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Lists the sentinels that stand in a text though they are left out or hidden. */
export function listLeaks(
  text: string,
  { sentinels }: SentinelDocument,
  leaveOut: readonly LeftOut[],
): string[] {
  const said = bare(text);
  return sentinels
    .filter(({ isHidden, choices }) => isHidden || choices.some((each) => leaveOut.includes(each)))
    .map(({ word }) => word)
    .filter((word) => said.includes(word));
}

/** Lists the sentinels that a text lacks though nothing leaves them out. */
export function listLost(
  text: string,
  { sentinels }: SentinelDocument,
  leaveOut: readonly LeftOut[],
): string[] {
  const said = bare(text);
  return sentinels
    .filter(
      ({ isHidden, choices }) => !isHidden && !choices.some((each) => leaveOut.includes(each)),
    )
    .map(({ word }) => word)
    .filter((word) => !said.includes(word));
}
