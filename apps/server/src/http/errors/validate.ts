import { issue, readIssue } from '@shortlist/contracts';
import type { Message } from '@shortlist/messages';
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
export function readRequestPart<Schema extends z.ZodType>(
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
  const field = found.path?.join('.') ?? '';
  if (field && found.input === undefined)
    return issue({ code: 'fields.absent', params: { field } });
  const wanted = wantedBy(found);
  return wanted === undefined
    ? issue({ code: 'fields.invalid', params: { field } })
    : issue({ code: 'fields.wrong', params: { field, wanted } });
}

type Wanted = Message<'fields'>;

/** Either the one or another, however many there are. */
const eitherOf = (wanted: readonly Wanted[]): Wanted | undefined =>
  wanted.length === 0
    ? undefined
    : wanted.reduceRight((another, one) => ({ code: 'fields.either', params: { one, another } }));

/** The form that the value should have; undefined where that is not said in a few words. */
function wantedBy(found: z.core.$ZodRawIssue | z.core.$ZodIssue): Wanted | undefined {
  switch (found.code) {
    case 'invalid_type':
      return isSaid(found.expected)
        ? { code: 'fields.type', params: { type: found.expected } }
        : undefined;
    case 'invalid_value':
      return eitherOf(
        found.values.map((value) => ({ code: 'fields.value', params: { value: String(value) } })),
      );
    case 'invalid_union': {
      const wanted = found.errors.map(([first]) => first && wantedBy(first));
      return wanted.some((each) => each === undefined)
        ? undefined
        : eitherOf(wanted.flatMap((each) => each ?? []));
    }
    case 'too_big':
      return { code: 'fields.atMost', params: { most: String(found.maximum), unit: found.origin } };
    case 'too_small':
      return {
        code: 'fields.atLeast',
        params: { least: String(found.minimum), unit: found.origin },
      };
    default:
      return undefined;
  }
}

const SAID_TYPES = ['string', 'number', 'int', 'boolean', 'array', 'object'] as const;

const isSaid = (type: string): type is (typeof SAID_TYPES)[number] =>
  SAID_TYPES.some((each) => each === type);
