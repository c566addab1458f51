/** A string of a JSON text, which is the value of a member or an element. */
export type JsonString = {
  text: string;
  /** Name of the member; empty for an element of a list. */
  member: string;
  /** From 1. */
  line: number;
  /** Numbers of the objects and lists around it, the outermost first, each in the order of their beginnings. */
  within: readonly number[];
};

/** A string with the colon behind the name of a member, a bracket, or the end of a line. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]\n]/gu;

/** The strings of valid JSON text, in their order, names of members apart. */
export function listJsonStrings(json: string): JsonString[] {
  const strings: JsonString[] = [];
  let within: readonly number[] = [];
  let [line, opened, member] = [1, 0, ''];
  for (const [token, quoted, colon] of json.matchAll(TOKEN)) {
    if (quoted !== undefined) {
      const text: string = JSON.parse(quoted);
      if (colon === undefined) strings.push({ text, member, line, within });
      else member = text;
    } else if (token !== '\n') {
      within = '{['.includes(token) ? [...within, opened++] : within.slice(0, -1);
      // Elements of a list have no names.
      member = '';
    }
    line += token.split('\n').length - 1;
  }
  return strings;
}
