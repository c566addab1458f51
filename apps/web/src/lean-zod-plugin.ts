import type { Plugin } from 'vite';

const ZOD_SCHEMAS = /node_modules\/zod\/v4\/classic\/schemas\.js$/;
const ZOD_WRITERS = /node_modules\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const ZOD_ENGLISH = /node_modules\/zod\/v4\/locales\/en\.js$/;

const EXPORTED = /^export (?:const|function) (\w+)/gm;

/** Lines of zod's schemas with what stands in their place. */
const SCHEMAS: readonly (readonly [RegExp, string])[] = [
  // Ties a kind of schema to what writes it as JSON Schema; one line for each kind.
  [/^[ \t]*inst\._zod\.processJSONSchema = .*;$/gm, ''],
  // Compiles a schema into code, which the Content-Security-Policy refuses and browsers then report.
  [/core\.\$ZodObjectJIT\.init/g, 'core.$ZodObject.init'],
  // Methods of a string for each format: we name a format by its own function, `z.uuid()`, and the bundler keeps those alone.
  [/^ {4}\w+\(params\) \{\n.*this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},$/gm, ''],
  // Codecs, which go both ways; and what a schema is made by that no schema of ours is.
  [
    /^ {4}(?:async )?(?:safe)?(?:[Ee]n|[Dd]e)code(?:Async)?(?:: (?:async )?function \w+)?\(data, params\) \{\n.*\n {4}\},$/gm,
    '',
  ],
  [/^ {4}(?:and|prefault|nonoptional|exactOptional)\(.*\) \{\n.*\n {4}\},$/gm, ''],
  // Follows values that hold themselves: what we read was JSON or is a record of ours, and neither can.
  [/^[ \t]*core\.config\(\{ memoizer: core\.memoizer\(\) \}\);$/gm, '{}'],
];

/** Zod's English sentences: what a person is told is in the catalogue, so the name of the fault will do. */
const NAMES_OF_FAULTS = 'export default () => ({ localeError: ({ code }) => code });';

/**
 * Leaves out what the app does not use of zod, and what zod ties to every schema, so that the bundler keeps it: 8 kB gzip on
 * every page. Throws where zod is written otherwise by now.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform(code, id) {
      if (ZOD_SCHEMAS.test(id)) return { code: leaveOutOfSchemas(code), map: null };
      if (ZOD_ENGLISH.test(id)) return { code: NAMES_OF_FAULTS, map: null };
      if (!ZOD_WRITERS.test(id)) return undefined;
      const names = ['process', ...Array.from(code.matchAll(EXPORTED), ([, name]) => name)];
      return { code: leaveOut(names), map: null };
    },
  };
}

function leaveOutOfSchemas(code: string): string {
  return SCHEMAS.reduce((rest, [line, instead]) => {
    const left = rest.replace(line, instead);
    if (left === rest) throw new Error(`Zod has no line like ${line} any more.`);
    return left;
  }, code);
}

/** A module whose functions make functions that throw, since zod makes one where a schema is first used as a standard schema. */
const leaveOut = (names: readonly (string | undefined)[]) => `
const leftOut = () => () => {
  throw new Error('JSON Schema is left out of the build.');
};
export { ${names.map((name) => `leftOut as ${name}`).join(', ')} };
`;
