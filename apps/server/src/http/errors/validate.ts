import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { AppError } from './errors.ts';

/**
 * Checks a part of a request against its schema. What is refused first is told in the words of the
 * schema where it has its own, else by the field and what it should be.
 */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema }) =>
  function check(part: unknown) {
    const { success, data, error } = z.safeParse(schema, part, { error: describeIssue });
    return success ? { value: data } : { error: asRefusal(error.issues[0]) };
  };

/** The same for what Fastify does not check itself, such as the fields of a multipart form; throws. */
export function readPart<Schema extends z.ZodType>(
  schema: Schema,
  part: unknown,
): z.output<Schema> {
  const { success, data, error } = z.safeParse(schema, part, { error: describeIssue });
  if (!success) throw asRefusal(error.issues[0]);
  return data;
}

function asRefusal(issue: z.core.$ZodIssue | undefined): AppError {
  const field = issue?.path.join('.');
  const message = issue?.message ?? 'This request is not valid.';
  return new AppError('invalid', message, field ? { field } : {});
}

function describeIssue(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.join('.');
  const what = field ? `“${field}”` : 'What was sent';
  if (field && issue.input === undefined) return `${what} is missing.`;
  const wanted = describeWanted(issue);
  return wanted === undefined ? `${what} is not valid.` : `${what} should be ${wanted}.`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What the value should be, or undefined where that is not said in a few words. */
function describeWanted(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected];
    case 'invalid_value':
      return joinWanted(
        issue.values.map((value) => (value === '' ? 'empty' : `“${String(value)}”`)),
      );
    case 'invalid_union':
      return joinWanted(issue.errors.map(([first]) => first && describeWanted(first)));
    case 'too_big':
      return `at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      return `at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    default:
      return undefined;
  }
}

const UNITS: Readonly<Record<string, string>> = {
  string: ' characters long',
  array: ' items long',
};

function joinWanted(alternatives: readonly (string | undefined)[]): string | undefined {
  return alternatives.includes(undefined) ? undefined : alternatives.join(' or ');
}
