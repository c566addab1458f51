import { updateUser } from '@shortlist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { storeToken } from '#lib/token.ts';
import { TextField } from '#ui/text-field.tsx';
import { NameForm as Form } from './account-forms.ts';
import { ChangeForm } from './change-form.tsx';
import { accountQuery } from './queries.ts';
import { useAccountForm } from './use-account-form.ts';

export function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
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
    <ChangeForm form={form} submitLabel="Save" onClose={onClose}>
      <TextField label="Name" dir="auto" autoComplete="name" {...form.field('name')} />
    </ChangeForm>
  );
}
