import { en } from '@shortlist/messages';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'required' | 'type'> & {
    /** Kind of password, for password managers: known already, to be made, or none of this site. */
    autoComplete: 'current-password' | 'new-password' | 'off';
  };

/** A password: hidden until asked to show. It can be pasted, filled in by a manager and made by one. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, hint, required, id, className = '', ...input } = props;
  const words = useWords(en.ui);
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const action = isShown ? words.hidePassword : words.showPassword;
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            className={`${CONTROL_LOOK} pe-12 ${className}`}
          />
          <button
            type="button"
            title={action}
            aria-label={action}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-e-0 inset-y-0 flex w-11 items-center justify-center rounded-md text-muted -outline-offset-2 hover:text-ink"
          >
            <Icon size={18} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
