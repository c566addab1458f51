import { subject } from '../../text.ts';

/** Confirming an address by the link of a mail. */
export const verifyEmail = subject('verifyEmail', {
  incomplete:
    'This link is incomplete. Open the link in the email again, or request a new one from your account.',
  yourAccount: 'Your account',
  logInHint: 'Log in to the account this email was sent to. You will return here afterwards.',
  changeEmail: 'Change your email address',
  pressToConfirm: 'Press the button to confirm that {email} is your address.',
  changeAddress: 'Change the address',
  confirmAddress: 'Confirm the address',
  now: 'Now',
  newAddress: 'New address',
  changeHint:
    'From then on you log in with the new address, and anyone who can read its mail can set a new password. If it is not yours, or you did not ask for this, close this page: nothing changes.',
  confirmed: 'Your address is confirmed',
  confirmedHint: 'Email for your account goes to {email}.',
  toResumes: 'Go to your resumes',
  confirmEmail: 'Confirm your email address',
});
