import { requestPasswordReset } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';
import { ForgotForm as Form } from '../account-forms.ts';

/**
 * Asks for a link to set a new password. Says the same whether the address is known or not. `email` is filled in
 * already.
 */
export function ForgotForm({ email }: { email: string }) {
  const words = useWords(en.signIn);
  const [sentTo, setSentTo] = useState<string>();
  const { field, handleSubmit, isSubmitting, failure } = useAccountForm({
    schema: Form,
    defaultValues: { email },
    async send(body) {
      await call(requestPasswordReset, { body });
      setSentTo(body.email.trim());
    },
  });

  if (sentTo !== undefined) return <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormFailure text={failure} />
      <TextField label={words.email} type="email" autoComplete="username" {...field('email')} />
      <Button type="submit" variant="primary" isPending={isSubmitting} className="self-end">
        {words.sendLink}
      </Button>
    </form>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const words = useWords(en.signIn);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4">
      <MailCheck size={28} aria-hidden className="text-ok" />
      <p ref={text} tabIndex={-1} className="wrap-anywhere text-pretty outline-none">
        {words.linkSent({ to })}
      </p>
      <Button onClick={onAgain}>{words.anotherAddress}</Button>
    </div>
  );
}
