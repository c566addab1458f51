import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { logError } from '#platform/log.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { useReason } from './use-reason.ts';
import { useRecheckAccount } from './use-recheck-account.ts';

type AccountForm<Values extends FieldValues> = {
  schema: z.ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  send: (values: Values) => Promise<void>;
};

/**
 * A form of the account pages. What is wrong stands at its field, the first one with the focus; a refusal
 * that names a field stands there too, any other in `failure`. A failure leaves the form as it was.
 */
export function useAccountForm<Values extends FieldValues>(options: AccountForm<Values>) {
  const reasonOf = useReason();
  const { schema, defaultValues, send } = options;
  const [failure, setFailure] = useState<string>();
  const recheckAccount = useRecheckAccount();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues });

  async function trySend(values: Values) {
    setFailure(undefined);
    try {
      await send(values);
    } catch (cause) {
      logError('A form of the account was not taken.', cause);
      recheckAccount(cause);
      const field = fieldOf(cause);
      if (field !== undefined && field in values) {
        form.setError(field as Path<Values>, { message: reasonOf(cause) }, { shouldFocus: true });
      } else setFailure(reasonOf(cause));
    }
  }

  const sayIssue = useFieldIssue();
  const { errors, isSubmitting } = form.formState;
  return {
    /** Ties a control to a field: its value, and the words against it, if there are any. All are required. */
    field: (name: Path<Values>) => ({
      required: true,
      error: sayIssue(errors[name]?.message as string | undefined),
      ...form.register(name),
    }),
    handleSubmit: form.handleSubmit(trySend),
    focus: form.setFocus,
    isSubmitting,
    failure,
  };
}

/** The field that a refusal is about, where it names one. */
export function fieldOf(cause: unknown): string | undefined {
  const body = cause instanceof ApiError ? cause.body : undefined;
  const isNaming = typeof body === 'object' && body !== null && 'field' in body;
  return isNaming && typeof body.field === 'string' ? body.field : undefined;
}
