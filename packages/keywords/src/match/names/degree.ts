/** The worth of a degree in comparison; see `LEVEL_NAMES`. */
type Level = 0 | 1 | 2 | 3 | 4;

/** A degree that a text names; the range is of that text. `level` is undefined for "degree in X". */
export type Degree = {
  level: Level | undefined;
  /** Subjects that are asked for, any of which will do; none: any subject. */
  fields: readonly string[];
  start: number;
  end: number;
};

const LEVEL_NAMES: readonly string[] = [
  'High school diploma',
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  'Doctorate',
];

const MS_PRODUCT =
  '(?!\\s*(?:Office|Word|Excel|SQL|Access|Project|Teams|Outlook|PowerPoint|Dynamics|Visio|Windows|Server|365|Azure|Exchange|SharePoint|Suite|Power|Visual|Intune|Entra)\\b)';

/** Each level as it is written. Abbreviations keep their capitals: "ma" and "as" are words. */
const LEVELS: readonly [Level, RegExp][] = [
  [
    4,
    /\b(?:[Pp][Hh]\.?\s?[Dd]\b\.?|[Dd]octorate|[Dd]octoral(?= degree| level|$)|Pharm\.?\s?D\b\.?|Ed\.?D\b\.?|D\.?V\.?M\b|DPT|DNP|J\.D\.?|[Jj]uris [Dd]octor|M\.D\.|DDS)/g,
  ],
  [
    3,
    new RegExp(
      `\\b(?:[Mm]aster'?s(?= degree| in\\b| level|,|\\.|;|\\)| or\\b| preferred| required|/|$)|[Mm]aster(?= of [A-Z])|[Mm]asters? [Dd]egree|M\\.S\\.?(?:c\\.?)?|MS${MS_PRODUCT}(?= (?:in|degree|or|preferred|required)\\b| [A-Z][a-z]|,|/)|MSc|MBA|M\\.B\\.A\\.|M\\.A\\.|MA(?= in\\b| [A-Z][a-z]+,)|M\\.?Ed\\b\\.?|M\\.?Eng\\b\\.?|M\\.E\\.|M\\.?Tech\\b\\.?|M\\.?Com\\b\\.?|M\\.?Arch\\b\\.?|M\\.?Phil\\b\\.?|LL\\.?M\\b\\.?|MCA|MFA|MPH|MSW|MSN|MPA)`,
      'g',
    ),
  ],
  [
    2,
    /\b(?:[Bb]achelor'?s?'?(?= |,|\.|;|\)|\/|$)|[Bb]accalaureate|B\.S\.?(?:c\.?|N\b)?|BS(?= (?:in|degree|or|preferred|required)\b| [A-Z][a-z]|,|\/|\))|B\.?Sc\b\.?|BSN|BSW|BBA|BFA|B\.?Eng\b\.?|B\.?Ed\b\.?|B\.?Tech\b\.?|B\.E\.|B\.?Arch\b\.?|BSBA|BCA|BSME|BSEE|B\.A\.|BA(?= (?:in|degree|or)\b|\/BS| [A-Z][a-z]+,|, [A-Z])|B\.?Comm?\b\.?|LL\.?B\b\.?|(?:[Uu]ndergraduate|[Cc]ollege|[Uu]niversity|[Ff]our[- ]year|4[- ]year) degree)/g,
  ],
  [
    1,
    /\b(?:[Aa]ssociate'?s?'?(?= degree| of (?:Arts|Science|Applied)| in\b|'s)|A\.A\.S\.?|AAS|A\.A\.|A\.S\.|ADN)/g,
  ],
  [
    0,
    /\b(?:[Hh]igh [Ss]chool (?:diploma|graduate|degree|education|equivalen\w+)|HS diploma|GED|G\.E\.D\.)/g,
  ],
];

const ANY_DEGREE = /\b[Dd]egree (?=in\b|required\b|preferred\b)/;

/** A further level in the same breath: "BA/BS", "B.Sc. or M.Sc.". */
const OR_LEVEL =
  "(?:[,\\s]*(?:or|/|and|&)\\s*(?:an? )?(?:[Mm]aster(?:'s)?|[Bb]achelor(?:'s)?|[Hh]igher|[Aa]bove|[Bb]etter|[Pp]h\\.?D|[BM]\\.?(?:S\\.?c?|A|E|Eng|Tech|Com|Arch|Ed|B\\.?A)|[BM]CA)(?![\\w-])\\.?)";
/** Words that follow the level and belong to it: " degree (BSc)". */
const TAIL = new RegExp(
  `^(?:'s)?(?:\\s+of\\s+(?:Applied\\s+|Fine\\s+)?(?:Science|Arts)s?\\b)?(?:\\s*\\((?:Hons|Honours)\\.?\\))?${OR_LEVEL}{0,3}(?:\\s*(?:degree|diploma))?(?:\\s*\\(([^()]{1,20})\\))?`,
);
const FIELDS =
  /^,?\s*(?:in|of)\s+(?:an? )?([A-Za-z][^.;:()\n]{2,120}?)(?=\s*(?:$|[.;:()\n]|\b(?:is|are|with|from|required|requires?|preferred|plus|strongly|and \d|at least|minimum|\d|who|that|desired|a plus|would|helpful|welcome|highly|but|OR EQUIVALENT|nice)\b))/;
const NO_FIELD =
  /\b(?:a|an|any|the|other|another|related|relevant|similar|equivalent|applicable|closely|technical|quantitative|field|fields|discipline|disciplines|area|areas|subject|stem|studies|work experience|experience|combination|appropriate|comparable|major|required|preferred)\b/gi;

/** "B.Sc. Mathematics", "BSc Geomatics, Geography": subjects right behind a short name. */
const FIELDS_BEHIND =
  /^ ((?:[A-Z][a-z][\w-]*|(?:[A-Z]\.){2,}|[A-Z]{2,4}\b)(?: (?:and|&|of|in))?(?: [A-Z][a-z][\w-]*){0,2}(?:(?:, | or |, or |\/)[A-Z][a-z][\w-]*(?: [A-Z][a-z][\w-]*)?){0,4})(?=\s*(?:$|[,.;:()\n/|-]|\b(?:or|and|is|are|with|from|required|preferred|plus|degree)\b))/;
/** Short names of degrees, as against "Bachelor's". */
const SHORT = /^[BML](?:\.? ?[A-Z]|S|A|E|Com|Tech|Arch|Phil|LB)/;
/** A subject in brackets: "B.E. (Mechanical)". */
const SUBJECT = /^[A-Z][a-z]{3,}(?: (?:and |& )?[A-Z][a-z]+)*$/;

/** Subjects that a degree's own name tells. */
const FIELDS_OF_NAMES: readonly [RegExp, string][] = [
  [/^BSN|^MSN|^ADN|^B\.S\.N|^DNP/, 'Nursing'],
  [/^MBA|^BBA|^M\.B\.A/, 'Business Administration'],
  [/^MSW|^BSW/, 'Social Work'],
  [/^MPH/, 'Public Health'],
  [/^J\.D|^Juris|^LLB/i, 'Law'],
  [/^M\.?Ed|^B\.?Ed|^Ed/, 'Education'],
  [/^BSME/, 'Mechanical Engineering'],
  [/^BSEE/, 'Electrical Engineering'],
  [/^Pharm/, 'Pharmacy'],
  [/^B\.?Eng|^M\.?Eng/, 'Engineering'],
];

/** The degrees that a text names. Where one speaks of several levels ("BA/MA in X"), the lowest will do. */
export function readDegrees(text: string): Degree[] {
  const found = LEVELS.flatMap(([level, pattern]) =>
    Array.from(text.matchAll(pattern), (match) => readDegree(text, match.index, match[0], level)),
  ).toSorted((one, other) => one.start - other.start);
  const degrees: Degree[] = [];
  for (const degree of found) {
    const last = degrees.at(-1);
    if (last === undefined || degree.start >= last.end) degrees.push(degree);
    else if (degree.level !== undefined && degree.level < (last.level ?? degree.level))
      degrees[degrees.length - 1] = { ...last, level: degree.level };
  }
  const any = ANY_DEGREE.exec(text);
  if (degrees.length === 0 && any) degrees.push(readDegree(text, any.index, any[0], undefined));
  return degrees;
}

function readDegree(text: string, start: number, name: string, level: Level | undefined): Degree {
  const after = start + name.trimEnd().length;
  const [said = '', bracket = ''] = TAIL.exec(text.slice(after)) ?? [];
  const behind = text.slice(after + said.length);
  const written = FIELDS.exec(behind) ?? (SHORT.test(name) ? FIELDS_BEHIND.exec(behind) : null);
  const fields = splitFields(written?.[1] ?? (SUBJECT.test(bracket) ? bracket : ''));
  const last = fields.at(-1);
  const own = FIELDS_OF_NAMES.filter(([pattern]) => pattern.test(name)).map(([, field]) => field);
  const tail = after + said.length;
  const at = last === undefined ? -1 : text.lastIndexOf(last, tail + (written?.[0].length ?? 0));
  const end = at < after || last === undefined ? tail : Math.max(tail, at + last.length);
  return { level, fields: fields.length > 0 ? fields : own, start, end };
}

const splitFields = (written: string): string[] =>
  written
    .split(/,|\/|\bor\b|\band\/or\b/)
    .map((field) =>
      field
        .replace(NO_FIELD, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^ ?and /, '')
        .trim(),
    )
    .filter((field) => field.length > 1 && field.split(' ').length <= 4);

/** A degree in words: "Bachelor's degree in Accounting". */
export function degreeTerm({ level, fields: [field] }: Degree): string {
  const name = level === undefined ? 'Degree' : (LEVEL_NAMES[level] ?? 'Degree');
  return field === undefined ? name : `${name} in ${field}`;
}
