import { type Formatting, formatValue, pluralCategory } from './intl.ts';
import type { Cases, Text } from './text.ts';

export type Params = Readonly<Record<string, unknown>>;

const TOKEN = /\{(\w+)(?:, (\w+))?\}|<(\w+)>([^<]*)<\/\w+>/gu;

/** Returns the parts of a text with values in place of its placeholders: texts, and what functions made of marked parts. */
export function formatParts<Node>(
  text: Text,
  params: Params,
  formatting: Formatting,
): (string | Node)[] {
  const chosen = choose(text, params, formatting.tag);
  const parts: (string | Node)[] = [];
  let end = 0;
  for (const found of chosen.matchAll(TOKEN)) {
    const [token, name = '', format = '', tag, marked = ''] = found;
    parts.push(chosen.slice(end, found.index));
    end = found.index + token.length;
    if (tag === undefined) parts.push(formatValue(params[name], format, formatting));
    // The type of the parameters says that there is a function for each tag.
    else
      parts.push((params[tag] as (text: string) => Node)(formatText(marked, params, formatting)));
  }
  parts.push(chosen.slice(end));
  return parts;
}

/** Returns a text with values in place of its placeholders. */
export const formatText = (text: Text, params: Params, formatting: Formatting): string =>
  formatParts<string>(text, params, formatting).join('');

/** The case of a text that the parameters choose, down to one without cases. */
function choose(text: Text, params: Params, tag: string): string {
  if (typeof text === 'string') return text;
  const { by = 'count' } = text;
  const value = params[String(by)];
  const category = typeof value === 'number' ? pluralCategory(value, tag) : 'other';
  const found = caseOf(text, value) ?? caseOf(text, category) ?? caseOf(text, 'other');
  return choose(found ?? '', params, tag);
}

/** A value that a person wrote may be called as what every object has, or as `by`. */
const caseOf = (cases: Cases, value: unknown): Text | undefined =>
  value !== 'by' && Object.hasOwn(cases, String(value)) ? cases[String(value)] : undefined;
