import { type IssueMessage, issue, readIssue } from '@shortlist/contracts';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { AppError } from './errors.ts';

/**
 * Checks a part of a request against its schema. What is refused first has the reason of the
 * schema where that states one, else the field and what it should be.
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

function asRefusal(found: z.core.$ZodIssue | undefined): AppError {
  const field = found?.path.join('.');
  const reason = readIssue(found?.message ?? '') ?? { code: 'fields.request' };
  return new AppError('invalid', reason, field ? { field } : {});
}

function describeIssue(found: z.core.$ZodRawIssue): string {
  const field = found.path?.join('.') || undefined;
  if (field && found.input === undefined)
    return issue({ code: 'fields.absent', params: { field } });
  return issue({ code: 'fields.wrong', params: { field, wanted: wantedBy(found) ?? [] } });
}

type Wanted = Extract<IssueMessage, { code: 'fields.wrong' }>['params']['wanted'];

/** Lists what the value should be, each alternative; undefined where that is not said in a few words. */
function wantedBy(found: z.core.$ZodRawIssue | z.core.$ZodIssue): Wanted | undefined {
  switch (found.code) {
    case 'invalid_type':
      return SAID_TYPES.has(found.expected) ? [{ type: found.expected }] : undefined;
    case 'invalid_value':
      return found.values.map((value) => ({ value: String(value) }));
    case 'invalid_union': {
      const wanted = found.errors.map(([first]) => first && wantedBy(first));
      return wanted.some((each) => each === undefined)
        ? undefined
        : wanted.flatMap((each) => each ?? []);
    }
    case 'too_big':
      return [{ atMost: Number(found.maximum), of: found.origin }];
    case 'too_small':
      return [{ atLeast: Number(found.minimum), of: found.origin }];
    default:
      return undefined;
  }
}

const SAID_TYPES = new Set<string>(['string', 'number', 'int', 'boolean', 'array', 'object']);
