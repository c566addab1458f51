import { updateUser } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { accountQuery } from '#session/account-query.ts';
import { storeToken } from '#session/token.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { NameForm as Form } from './account-forms.ts';
import { ChangeForm } from './change-form.tsx';

export function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const common = useWords(en.common);
  const words = useWords(en.account);
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: Form,
    defaultValues: { name },
    async send(body) {
      const { token } = await call(updateUser, { body });
      storeToken(token);
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      onClose();
    },
  });
  return (
    <ChangeForm form={form} submitLabel={common.save} onClose={onClose}>
      <TextField label={words.name} dir="auto" autoComplete="name" {...form.field('name')} />
    </ChangeForm>
  );
}
