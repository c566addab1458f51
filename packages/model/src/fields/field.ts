import type { DateValue } from '../dates/date-value.ts';
import type { Points } from '../points/point.ts';

/** Meaning of a text on paper, whatever the design. */
export type PrintRole = 'name' | 'organization' | 'location' | 'dates' | 'remark' | 'points';

/** The members of a stored entry that say what a field does, each with what it says in a new entry. */
export type Members = Readonly<Record<string, string | boolean | number>>;

type FieldType = 'line' | 'number' | 'month' | 'dateRange' | 'points' | 'text';

/** A field of an entry as a form shows it. */
export type Field<M extends Members = Members, T extends FieldType = FieldType> = {
  readonly type: T;
  readonly members: M;
  /** Of a range: what the switch says that makes it last to this day. */
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  readonly prints?: PrintRole;
  /** Texts that people often write here; anything else can be said too. */
  readonly suggestions?: readonly string[];
  /** Names people; the person's own name among them is printed in bold. */
  readonly namesPeople?: boolean;
  /** Stands before the text on paper: "GPA: ". */
  readonly printedLabel?: string;
  /** Of a range: how many years after the current month it may end. */
  readonly yearsAhead?: number;
};

type Details = Omit<Field, 'type' | 'members' | 'label'>;
type TextField<N extends string, T extends FieldType> = Field<Readonly<Record<N, string>>, T>;

/** Type in memory of a member that is flat as `V`, by the type of its field. */
export type MemberValue<T extends FieldType, V> = V extends string ? TextValue<T, V> : V;
type TextValue<T extends FieldType, V> = T extends 'points' | 'text'
  ? Points
  : T extends 'month' | 'dateRange'
    ? DateValue
    : V;

/** Number of times that AI Write may be used on an entry (spec section 9). */
export const AI_USES = 3;

/** Bullets of a new entry before anything is typed (spec section 3). */
export const FIRST_BULLET = '• ';

function textField<N extends string, T extends FieldType>(
  name: N,
  details: Omit<Field<Members, T>, 'members'>,
  empty = '',
): TextField<N, T> {
  // A computed key loses its literal type.
  return { ...details, members: { [name]: empty } as Record<N, string> };
}

/** The labels of a kind's fields by the names of members, and the hints: those of a field by its name. */
type Labels<N extends string> = Readonly<Record<N, string>>;
type Hints<N extends string> = Labels<N | `${N}Hint`>;

/** Text of one line. */
export const line = <N extends string>(name: N, labels: Labels<N>, details: Details = {}) =>
  textField(name, { type: 'line', label: labels[name], ...details });

/** A number as a person writes it: "3.7". */
export const number = <N extends string>(name: N, labels: Hints<N>, details: Details = {}) =>
  textField(name, { type: 'number', ...labelAndHint(name, labels), ...details });

/** One date: "Jan 2024", "2024", or what an import says otherwise. */
export const month = <N extends string>(name: N, labels: Labels<N>) =>
  textField(name, { type: 'month', label: labels[name], prints: 'dates' });

/** Points, one a line, each led by "• ". */
export const points = <N extends string>(name: N, labels: Hints<N>) =>
  textField(
    name,
    { type: 'points', ...labelAndHint(name, labels), prints: 'points' },
    FIRST_BULLET,
  );

/** Text of several lines, which are printed as points. */
export const text = <N extends string>(name: N, labels: Hints<N>) =>
  textField(name, { type: 'text', ...labelAndHint(name, labels), prints: 'points' });

const labelAndHint = <N extends string>(name: N, labels: Hints<N>) => ({
  label: labels[name],
  hint: labels[`${name}Hint`],
});

const DATES = { startDate: '', endDate: '' };

/** Start and end. */
export const dateRange = ({ yearsAhead = 0 } = {}) =>
  ({ type: 'dateRange', members: DATES, label: '', prints: 'dates', yearsAhead }) satisfies Field;

/** Start and end, where the end may be "Present"; the label of `isCurrent` is what the switch says that makes it so. */
export const currentDateRange = ({ isCurrent: label }: Labels<'isCurrent'>) =>
  ({
    type: 'dateRange',
    members: { ...DATES, isCurrent: false as boolean },
    label,
    prints: 'dates',
  }) satisfies Field;
