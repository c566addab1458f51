import type { Plugin } from 'vite';

const ZOD_SCHEMAS = /node_modules\/zod\/v4\/classic\/schemas\.js$/;
const ZOD_WRITER = /node_modules\/zod\/v4\/core\/to-json-schema\.js$/;
const ZOD_ENGLISH = /node_modules\/zod\/v4\/locales\/en\.js$/;

/** Ties a kind of schema to what writes it as JSON Schema; one line for each kind. */
const PROCESSORS = /^[ \t]*inst\._zod\.processJSONSchema = .*;$/gm;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/** Zod's English sentences: what a person is told is in the catalogue, so the name of the fault will do. */
const NAMES_OF_FAULTS = 'export default () => ({ localeError: ({ code }) => code });';

/**
 * Leaves out what the app does not use of zod, and what zod ties to every schema, so that the bundler keeps it: the part
 * that writes JSON Schema, 5 kB gzip on every page, and its sentences in English.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (ZOD_SCHEMAS.test(id)) return { code: code.replace(PROCESSORS, ''), map: null };
      if (ZOD_ENGLISH.test(id)) return { code: NAMES_OF_FAULTS, map: null };
      if (!ZOD_WRITER.test(id)) return undefined;
      const names = ['process', ...Array.from(code.matchAll(EXPORTED), ([, name]) => name)];
      return { code: leaveOut(names), map: null };
    },
  };
}

/** A module whose functions make functions that throw, since zod makes one where a schema is first used as a standard schema. */
const leaveOut = (names: readonly (string | undefined)[]) => `
const leftOut = () => () => {
  throw new Error('JSON Schema is left out of the build.');
};
export { ${names.map((name) => `leftOut as ${name}`).join(', ')} };
`;
