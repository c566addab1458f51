import { formatMonthYear, PRESENT } from '@shortlist/model';
import { joinPassages, type Passage, slicePassage } from '../../document/passage.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import type { ReadEducation } from '../contents/read-education.ts';
import type { ReadExperience } from '../contents/read-experience.ts';
import type { ReadNamed } from '../contents/read-named.ts';

/** Studies, jobs and licences of the table of a Japanese form, which has them event by event. */
export type Career = {
  educations: ReadEducation[];
  experiences: ReadExperience[];
  certifications: ReadNamed[];
};

/** The rest of a document without the rows of its table. */
export type WithCareer = { columns: TextRow[][]; career: Career };

/** The words that end an event, by what happens. */
const EVENTS = {
  enters: /(?:に|へ)?(?:入学|編入学|編入|転入学|進学)$/u,
  leaves: /(?:を)?(?:卒業|修了|中退|中途退学|満期退学)(?:見込み?|予定)?$/u,
  joins: /(?:に|へ)?(?:入社|入職|入所|入行|入庁|入局|就職|転職|着任|勤務開始)$/u,
  quits: /(?:を)?(?:退社|退職|退所|退行|退庁|退局|契約満了|契約期間満了)$/u,
  obtains: /(?:を)?(?:取得|合格|修得|免許取得)$/u,
} as const;
type Event = keyof typeof EVENTS;

const TO_THIS_DAY = /^現在に(?:至る|至り|いたる)$/u;
const SAYS_NOTHING =
  /^(?:以上|学歴|職歴|学歴[・･ ]?職歴|免許[・･ ]?資格|資格[・･ ]?免許|なし|特になし)$/u;
const HEAD = /^(?:年|月|学歴.*|職歴.*|免許.*|資格.*)$/u;

/** So many events make a table of them. */
const LEAST_EVENTS = 3;

/** Years of the imperial eras: the year before the first of each. */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  R: 2018,
  H: 1988,
  S: 1925,
};

type Dated = { date: ReadValue; text: Passage; event: Event };
type Entry =
  | { kind: 'event'; dated: Dated }
  | { kind: 'lasts'; cell: Passage }
  | { kind: 'silent' };

/**
 * Takes the events of a Japanese form ("2012 | 4 | Kamogawa University, entered") out of the columns of a document: each study and job
 * begins with one and ends with another. Documents without such events are left as they are.
 */
export function takeCareer(columns: readonly TextRow[][]): WithCareer {
  const found = columns.map((rows) => rows.map((row) => entryOf(row)));
  const entries = found.flat().filter((entry) => entry !== undefined);
  const isTable = entries.filter(({ kind }) => kind === 'event').length >= LEAST_EVENTS;
  if (!isTable) return { columns: [...columns], career: NO_CAREER };
  const rest = columns.map((rows, column) => rows.filter((_, at) => !found[column]?.[at]));
  return { columns: rest, career: careerOf(entries) };
}

/** Of a document without such a table. */
export const NO_CAREER: Career = { educations: [], experiences: [], certifications: [] };

function entryOf({ cells }: TextRow): Entry | undefined {
  const last = cells.at(-1);
  if (!last) return undefined;
  const said = last.text.replace(/\s/gu, '');
  if (TO_THIS_DAY.test(said)) return { kind: 'lasts', cell: last };
  const isSilent = cells.length > 1 ? isHead(cells) : SAYS_NOTHING.test(said);
  if (isSilent) return { kind: 'silent' };
  const dated = datedOf(cells);
  return dated && { kind: 'event', dated };
}

/** "年 | 月 | 学歴・職歴". */
const isHead = (cells: readonly Cell[]): boolean =>
  cells.every(({ text }) => HEAD.test(text.trim()));

const DATE =
  /^(?<era>令和|平成|昭和|[RHS](?=\d))? ?(?<year>\d{1,4}|元) ?[年./]? ?(?<month>1[0-2]|0?[1-9])? ?月? ?/u;

/** The date that leads the cells of a row, in one or two of them, and the event behind it. */
function datedOf(cells: readonly Cell[]): Dated | undefined {
  // Most rows of most documents end in no event.
  const event = eventAtEnd(cells.at(-1)?.text ?? '');
  if (!event) return undefined;
  const whole = joinPassages(cells, ' ');
  const match = DATE.exec(whole.text);
  const { era, year, month } = match?.groups ?? {};
  if (!match || year === undefined || month === undefined) return undefined;
  const count = year === '元' ? 1 : Number(year);
  const since = era === undefined ? 0 : ERAS[era];
  if (since === undefined || (era === undefined && year.length !== 4)) return undefined;
  const text = slicePassage(whole, match[0].length);
  const where = slicePassage(whole, 0, match[0].length);
  const stored = formatMonthYear({ year: since + count, month: Number(month) });
  return {
    date: { ...readingOf(where, 0.95, 'reasons.dateRange'), text: stored },
    text: slicePassage(text, 0, text.text.search(EVENTS[event])),
    event,
  };
}

const eventAtEnd = (text: string): Event | undefined =>
  (Object.keys(EVENTS) as Event[]).find((each) => EVENTS[each].test(text));

function careerOf(entries: readonly Entry[]): Career {
  const career: Career = { educations: [], experiences: [], certifications: [] };
  for (const entry of entries) {
    if (entry.kind === 'event') APPLY[entry.dated.event](career, entry.dated);
    const job = career.experiences.at(-1);
    if (entry.kind === 'lasts' && job && !job.endDate)
      job.endDate = { ...readingOf(entry.cell, 0.95, 'reasons.dateRange'), text: PRESENT };
  }
  return career;
}

type Apply = (career: Career, dated: Dated) => void;

const APPLY: Readonly<Record<Event, Apply>> = {
  enters: ({ educations }, { date, text }) =>
    educations.push({ ...studyOf(text), startDate: date, bullets: [], rest: [] }),
  leaves: ({ educations }, { date, text }) => {
    const study = studyOf(text);
    const open = educations.findLast(
      ({ school, endDate }) => !endDate && (!study.school || school?.text === study.school.text),
    );
    if (open) open.endDate = date;
    else educations.push({ ...study, endDate: date, bullets: [], rest: [] });
  },
  joins: ({ experiences }, { date, text }) =>
    experiences.push({ ...jobOf(text), startDate: date, bullets: [], rest: [] }),
  quits: ({ experiences }, { date }) => {
    const open = experiences.findLast(({ endDate }) => !endDate);
    if (open) open.endDate = date;
  },
  obtains: ({ certifications }, { date, text }) =>
    certifications.push({
      name: readingOf(text, 0.85, 'reasons.firstText'),
      date,
      relevance: [],
      rest: [],
    }),
};

/** "鴨川大学 文学部": a school, and what is studied there. */
function studyOf(text: Passage): Pick<ReadEducation, 'school' | 'degree'> {
  const school =
    /^\S*?(?:大学院|大学校|大学|短期大学|専門学校|高等専門学校|高等学校|高校|中学校|学院|学園|学校)/u.exec(
      text.text,
    )?.[0];
  const [name, subject] = [
    slicePassage(text, 0, school?.length ?? text.text.length),
    slicePassage(text, school?.length ?? text.text.length),
  ];
  return {
    ...(name.text && { school: readingOf(name, 0.85, 'reasons.schoolWords') }),
    ...(subject.text && { degree: readingOf(subject, 0.8, 'reasons.degreeWords') }),
  };
}

/** "株式会社みやこ印刷 営業部": a company, and the part of it or the post. */
function jobOf(text: Passage): Pick<ReadExperience, 'company' | 'role'> {
  const end = text.text.search(/[\s　]/u);
  const [name, post] = end < 0 ? [text] : [slicePassage(text, 0, end), slicePassage(text, end)];
  return {
    company: readingOf(name, 0.85, 'reasons.employerWords'),
    ...(post?.text && { role: readingOf(post, 0.6, 'reasons.rolePlace') }),
  };
}
