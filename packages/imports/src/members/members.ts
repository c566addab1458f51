import { nameInWords } from './name-in-words.ts';

/** One thing that a file says: where it stands there, in words, and the text. */
export type Said = { label: string; text: string };

type Value = string | Members;

/**
 * The members of an object, a row or an element of a file, by name. Each member is taken once, by what places it; `rest` says
 * what nobody took, so that nothing is lost in silence.
 */
export class Members {
  readonly #values: ReadonlyMap<string, readonly Value[]>;
  readonly #flags: ReadonlyMap<string, boolean>;
  readonly #taken = new Set<string>();
  readonly #passed = new Set<string>();

  constructor(
    values: ReadonlyMap<string, readonly Value[]>,
    flags: ReadonlyMap<string, boolean> = new Map(),
  ) {
    this.#values = values;
    this.#flags = flags;
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  /** Checks whether any member of these names says something. */
  has(...names: readonly string[]): boolean {
    return names.some((name) => (this.#values.get(name) ?? []).some(says));
  }

  /** Takes the first member of these names that says something, as one text. */
  text(...names: readonly string[]): string {
    const name = names.find((each) => this.#textsOf(each).length > 0);
    return name === undefined ? '' : this.texts(name).join(', ');
  }

  /** Takes all texts of a name. */
  texts(name: string): string[] {
    const values = this.#values.get(name) ?? [];
    if (values.every((value) => typeof value === 'string')) this.#taken.add(name);
    return this.#textsOf(name, true);
  }

  /** Takes the first object of these names; one that says nothing where there is none. */
  record(...names: readonly string[]): Members {
    return names.flatMap((name) => this.records(name))[0] ?? new Members(new Map());
  }

  /** Takes the objects of a name; what is in them is taken member by member. */
  records(name: string): Members[] {
    return (this.#values.get(name) ?? []).filter((value) => typeof value !== 'string');
  }

  /** Lists the texts of the members by their names. */
  parts(): { name: string; said: Said[] }[] {
    return this.#byName((one) => one.all());
  }

  /** Lists all that nobody took or passed over, by the names of the members. */
  restByName(): { name: string; said: Said[] }[] {
    return this.#byName((one, name) => (this.#taken.has(name) ? [] : one.rest()));
  }

  #byName(saidOf: (one: Members, name: string) => Said[]): { name: string; said: Said[] }[] {
    return [...this.#values]
      .filter(([name]) => !name.startsWith('@') && !this.#passed.has(name))
      .map(([name, values]) => ({
        name,
        said: saidOf(new Members(new Map([[name, values]])), name),
      }))
      .filter(({ said }) => said.length > 0);
  }

  /** Checks whether a member is true. */
  isSet(name: string): boolean {
    return this.#flags.get(name) ?? this.#textsOf(name)[0]?.toLowerCase() === 'true';
  }

  /** Checks whether a member is there and false. */
  isUnset(name: string): boolean {
    return this.#flags.get(name) === false;
  }

  /** Takes members that say nothing of the person, with all that is in them. */
  pass(...names: readonly string[]): void {
    for (const name of names) this.#passed.add(name);
  }

  /** Passes over all members but those of these names. */
  passAllBut(...names: readonly string[]): void {
    this.pass(...this.names.filter((name) => !names.includes(name)));
  }

  /** Lists all that nobody took or passed over. */
  rest(label = ''): Said[] {
    return this.#list(
      label,
      (name) => this.#taken.has(name),
      (value, inner) => value.rest(inner),
    );
  }

  /** Everything that is said, taken or not, but for what was passed over. */
  all(label = ''): Said[] {
    return this.#list(
      label,
      () => false,
      (value, inner) => value.all(inner),
    );
  }

  #list(
    label: string,
    isLeftOut: (name: string) => boolean,
    within: (value: Members, label: string) => Said[],
  ): Said[] {
    return [...this.#values].flatMap(([name, values]) => {
      if (name.startsWith('@') || this.#passed.has(name) || isLeftOut(name)) return [];
      const own = NAMELESS.has(name) ? label : nameInWords(name);
      return values.flatMap((value) => {
        if (typeof value !== 'string') return within(value, own);
        return value.trim() === '' ? [] : [{ label: own, text: value.trim() }];
      });
    });
  }

  /** An element's own text, where it has attributes or children besides. */
  #textsOf(name: string, isTaken = false): string[] {
    return (this.#values.get(name) ?? []).flatMap((value) => {
      if (typeof value !== 'string') {
        const own = value.#values.get(TEXT) ?? [];
        if (isTaken) value.#taken.add(TEXT);
        return own.filter((text) => typeof text === 'string' && says(text)) as string[];
      }
      return says(value) ? [value.trim()] : [];
    });
  }
}

/** The name of the text that an element with children or attributes has of its own. */
export const TEXT = '#text';

/** Members that are called what holds them is called. */
const NAMELESS = new Set([TEXT, '', 'Label']);

const says = (value: Value): boolean => typeof value !== 'string' || value.trim() !== '';
