import { subject } from '../../text.ts';

/** The form to log in. */
export const logInForm = subject('logInForm', {
  email: 'Email',
  password: 'Password',
  inNewTab: '(opens in a new tab)',
  code: 'Code',
  codeHint: 'The six digits that your app shows now, or a recovery code.',
  usePasskey: 'Use a passkey',
  forgotPassword: 'Forgot password',
  passkeyNotUsed: 'No passkey was used. Try again, or use another way.',
});
