import type { Plugin } from 'vite';

const ZOD_SCHEMAS = /node_modules\/zod\/v4\/classic\/schemas\.js$/;
const ZOD_WRITER = /node_modules\/zod\/v4\/core\/to-json-schema\.js$/;

/** Ties a kind of schema to what writes it as JSON Schema; one line for each kind. */
const PROCESSORS = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/**
 * Leaves out the part of zod that writes JSON Schema, which the app never does. Zod ties it to every schema, so
 * the bundler keeps it: 5 kB gzip on every page.
 */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (ZOD_SCHEMAS.test(id)) return { code: code.replace(PROCESSORS, ''), map: null };
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
