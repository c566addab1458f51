import { subject } from '../../text.ts';

/** The form to log in. */
export const logInForm = subject('logInForm', {
  email: 'Email',
  password: 'Password',
  inNewTab: '(opens in a new tab)',
  forgotPassword: 'Forgot password',
});
