/** What a text stands for on paper, whatever the design. */
export type PrintRole = 'name' | 'organization' | 'place' | 'dates' | 'remark' | 'points';

/** The members of a stored entry that hold a field's value, each with what it holds in a new entry. */
export type Members = Readonly<Record<string, string | boolean | number>>;

/** A field of an entry as a form shows it. */
export type Field<M extends Members = Members> = {
  readonly type: 'line' | 'number' | 'month' | 'dateRange' | 'points' | 'text' | 'uses';
  readonly members: M;
  readonly prints?: PrintRole;
  /** Stands before the text on paper: "GPA: ". */
  readonly printedLabel?: string;
  /** Of a range: how many years after the current month it may end. */
  readonly yearsAhead?: number;
};

type Printed = Pick<Field, 'prints' | 'printedLabel'>;
type TextField<N extends string> = Field<Readonly<Record<N, string>>>;

/** AI Write uses of a new experience (spec section 9). */
export const AI_USES = 3;

/** What a new entry's bullets say before anything is typed (spec section 3). */
export const FIRST_BULLET = '• ';

function textField<N extends string>(
  name: N,
  type: Field['type'],
  printed: Printed,
  empty = '',
): TextField<N> {
  // A computed key loses its literal type.
  return { type, members: { [name]: empty } as Record<N, string>, ...printed };
}

/** Text of one line. */
export const line = <N extends string>(name: N, printed: Printed = {}) =>
  textField(name, 'line', printed);

/** A number as a person writes it: "3.7". */
export const number = <N extends string>(name: N, printed: Printed = {}) =>
  textField(name, 'number', printed);

/** One date: "Jan 2024", "2024", or what an import says otherwise. */
export const month = <N extends string>(name: N) => textField(name, 'month', { prints: 'dates' });

/** Points, one a line, each led by "• ". */
export const points = <N extends string>(name: N) =>
  textField(name, 'points', { prints: 'points' }, FIRST_BULLET);

/** Text of several lines, which are printed as points. */
export const text = <N extends string>(name: N) => textField(name, 'text', { prints: 'points' });

const DATES = { startDate: '', endDate: '' };

/** Start and end. */
export const dateRange = ({ yearsAhead = 0 } = {}) =>
  ({ type: 'dateRange', members: DATES, prints: 'dates', yearsAhead }) satisfies Field;

/** Start and end, where the end may be "Present". */
export const currentDateRange = () =>
  ({
    type: 'dateRange',
    members: { ...DATES, isCurrent: false as boolean },
    prints: 'dates',
  }) satisfies Field;

/** How often AI Write may still be asked: 3, 2, 1, 0. */
export const aiUses = () =>
  ({ type: 'uses', members: { aiUsesLeft: AI_USES as number } }) satisfies Field;
