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
      `\\b(?:[Mm]aster'?s(?= degree| in\\b| level|,|\\.|;|\\)| or\\b| preferred| required|/|$)|[Mm]aster(?= of [A-Z])|[Mm]asters? [Dd]egree|M\\.S\\.?(?:c\\.?)?|MS${MS_PRODUCT}(?= (?:in|degree|or|preferred|required)\\b| [A-Z][a-z]|,|/)|MSc|MBA|M\\.B\\.A\\.|M\\.A\\.|MA(?= in\\b| [A-Z][a-z]+,)|M\\.?Ed\\b\\.?|M\\.?Eng|MFA|MPH|MSW|MSN|MPA)`,
      'g',
    ),
  ],
  [
    2,
    /\b(?:[Bb]achelor'?s?'?(?= |,|\.|;|\)|\/|$)|[Bb]accalaureate|B\.S\.?(?:c\.?|N\b)?|BS(?= (?:in|degree|or|preferred|required)\b| [A-Z][a-z]|,|\/|\))|B\.?Sc\b\.?|BSN|BSW|BBA|BFA|B\.?Eng\b|B\.?Ed\b|B\.?Tech\b|BSME|BSEE|B\.A\.|BA(?= (?:in|degree|or)\b|\/BS| [A-Z][a-z]+,|, [A-Z])|BComm?\b|LLB|(?:[Uu]ndergraduate|[Cc]ollege|[Uu]niversity|[Ff]our[- ]year|4[- ]year) degree)/g,
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

/** Words that follow the level and belong to it: " degree (BSc)". */
const TAIL =
  /^(?:'s)?(?:\s+of\s+(?:Applied\s+|Fine\s+)?(?:Science|Arts)s?\b)?(?:[,\s]*(?:or|\/|and)\s*(?:[Mm]aster(?:'s)?|higher|above|better|[Pp]h\.?D|M\.?S\.?c?|M\.?A\.?|B\.?[AS]\.?)(?!\w))?(?:\s*(?:degree|diploma))?(?:\s*\([^()]{1,20}\))?/;
const FIELDS =
  /^,?\s*(?:in|of)\s+(?:an? )?([A-Za-z][^.;:()\n]{2,120}?)(?=\s*(?:$|[.;:()\n]|\b(?:is|are|with|from|required|requires?|preferred|plus|strongly|and \d|at least|minimum|\d|who|that|desired|a plus|would|helpful|welcome|highly|but|OR EQUIVALENT|nice)\b))/;
const NO_FIELD =
  /\b(?:a|an|any|the|other|another|related|relevant|similar|equivalent|applicable|closely|technical|quantitative|field|fields|discipline|disciplines|area|areas|subject|stem|studies|work experience|experience|combination|appropriate|comparable|major|required|preferred)\b/gi;

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

/** The degrees that a text names, the highest level first where one place can be read twice. */
export function readDegrees(text: string): Degree[] {
  const degrees: Degree[] = [];
  // By character, so that a text of degrees alone is read in proportion to its length.
  const taken = new Uint8Array(text.length);
  for (const [level, pattern] of LEVELS) {
    for (const match of text.matchAll(pattern)) {
      const degree = readDegree(text, match.index, match[0], level);
      if (taken.subarray(degree.start, degree.end).includes(1)) continue;
      taken.fill(1, degree.start, degree.end);
      degrees.push(degree);
    }
  }
  const any = ANY_DEGREE.exec(text);
  if (degrees.length === 0 && any) degrees.push(readDegree(text, any.index, any[0], undefined));
  return degrees.sort((one, other) => one.start - other.start);
}

function readDegree(text: string, start: number, name: string, level: Level | undefined): Degree {
  const after = start + name.trimEnd().length;
  const tail = TAIL.exec(text.slice(after))?.[0].length ?? 0;
  const written = FIELDS.exec(text.slice(after + tail));
  const fields = splitFields(written?.[1] ?? '');
  const last = fields.at(-1);
  const own = FIELDS_OF_NAMES.filter(([pattern]) => pattern.test(name)).map(([, field]) => field);
  const most = after + tail + (written?.[0].length ?? 0);
  const at = last === undefined ? -1 : text.lastIndexOf(last, most);
  const end = at < after || last === undefined ? after + tail : at + last.length;
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
