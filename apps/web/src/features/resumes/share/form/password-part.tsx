import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Box } from './boxes.tsx';
import type { Chosen } from './chosen.ts';

type PasswordPartProps = {
  edited: Link | undefined;
  chosen: Chosen;
  /** Issue that stands against the password. */
  problem: string | undefined;
  set: (changes: Partial<Chosen>) => void;
};

/** The password of a link: set, changed or taken away. What it is now, nobody can tell. */
export function PasswordPart({ edited, chosen, problem, set }: PasswordPartProps) {
  const words = useWords(en.share);
  const sayIssue = useFieldIssue();
  const hasOne = edited?.has_password ?? false;
  return (
    <div className="flex flex-col gap-1">
      {!chosen.removesPassword && (
        <PasswordField
          label={hasOne ? words.newPassword : words.password}
          hint={hasOne ? words.keepsPassword : words.passwordHint}
          error={sayIssue(problem)}
          autoComplete="off"
          value={chosen.password}
          onChange={({ target }) => set({ password: target.value })}
        />
      )}
      {hasOne && (
        <Box
          label={words.removePassword}
          checked={chosen.removesPassword}
          onChange={(removesPassword) => set({ removesPassword, password: '' })}
        />
      )}
    </div>
  );
}
