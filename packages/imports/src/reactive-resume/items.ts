import { joinStudy } from '@shortlist/model';
import type { Item } from '../draft/placed-item.ts';
import type { Members } from '../members/members.ts';
import { type Line, labelledLine, plainLine } from '../text/line.ts';
import { richLines } from '../text/rich-text.ts';
import { WORDS } from '../words.ts';
import { datesOf, isHidden, linesOf, websiteOf } from './item.ts';

/** The items of a section, read by what the section holds; an item is several where it has roles. */
export function readItems(key: string, item: Members): Item[] {
  const hidden = isHidden(item);
  return (READ[key] ?? readAny)(item).map((each) => ({ ...each, hidden }));
}

type ReadItem = (item: Members) => Item[];

const READ: Readonly<Record<string, ReadItem>> = {
  experience: readExperience,
  education: readEducation,
  languages: readLanguage,
  references: readReference,
};

/**
 * A job; its roles, where it has any, are each a job at the same company. A job without a position of its own is no entry then: what it
 * says besides stands with its first role.
 */
function readExperience(item: Members): Item[] {
  const organization = item.text('company');
  const location = item.text('location');
  const roles = item.records('roles').map((role) => {
    role.pass('id');
    return { name: role.text('position'), ...datesOf(role), lines: linesOf(role) };
  });
  const whole = { name: item.text('position'), lines: linesOf(item) };
  const [first, ...others] = roles;
  const jobs =
    first && whole.name === ''
      ? [{ ...first, lines: [...whole.lines, ...first.lines] }, ...others]
      : [{ ...whole, ...datesOf(item) }, ...roles];
  return jobs.map((job, at) => ({ ...job, organization, location, sameEmployer: at > 0 }));
}

const NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)$/u;

function readEducation(item: Members): Item[] {
  const study = joinStudy(item.text('studyType', 'degree'), item.text('area'));
  const grade = item.text('score', 'grade');
  const isGpa = NUMBER.test(grade) && Number(grade) <= 5;
  return [
    {
      name: study,
      organization: item.text('institution', 'school'),
      location: item.text('location'),
      gpa: isGpa ? grade : '',
      ...datesOf(item),
      lines: [...(isGpa ? [] : labelledLine(WORDS.grade, grade)), ...linesOf(item)],
    },
  ];
}

function readLanguage(item: Members): Item[] {
  const level = item.text('fluency', 'description');
  return [{ name: item.text('language', 'name'), organization: level }];
}

function readReference(item: Members): Item[] {
  const { href, label } = websiteOf(item);
  const summary = richLines(item.text('summary'));
  const description = item.text('description');
  // Version 4 has the words of the person in the summary, and what they are in the description.
  const isQuote = summary.length === 0;
  return [
    {
      name: item.text('name'),
      organization: [item.text('position'), isQuote ? '' : flat(description)]
        .filter(Boolean)
        .join(', '),
      contact: [item.text('phone'), label, href].filter(Boolean).join(', '),
      lines: isQuote ? richLines(description) : summary,
    },
  ];
}

const flat = (text: string) => richLines(text).map(plainLine).join(' ');

/** Any other item: what its first words are, from whom, when, where. */
function readAny(item: Members): Item[] {
  const name = item.text('name', 'title', 'position', 'network');
  const organization = item.text(
    'awarder',
    'issuer',
    'publisher',
    'organization',
    'company',
    'school',
  );
  const content: Line[] = richLines(item.text('content'));
  return [
    {
      name,
      organization,
      location: item.text('location'),
      ...datesOf(item),
      lines: [...content, ...linesOf(item)],
    },
  ];
}

/** "Web (Advanced): HTML, CSS" */
export function lineOf(item: Members): string {
  const name = item.text('name', 'network');
  const level = item.text('description', 'proficiency', 'username');
  const { href, label } = websiteOf(item);
  const head = [name, level && `(${flat(level)})`, label, href].filter(Boolean).join(' ');
  const keywords = item.texts('keywords').join(', ');
  return [head, keywords].filter(Boolean).join(': ');
}

/** The levels that are drawn there, which have no place here: "TypeScript 4". */
export const levelsOf = (items: readonly Members[]): string =>
  items
    .flatMap((item) => {
      const level = item.text('level');
      return Number(level) > 0 ? [`${item.text('name', 'language')} ${level}`] : [];
    })
    .join(', ');
