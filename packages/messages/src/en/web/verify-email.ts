import { subject } from '../../text.ts';

/** Confirming an address by the link of a mail. */
export const verifyEmail = subject('verifyEmail', {
  incomplete:
    'This address is not complete: it came without the code of the mail. Open the link in the mail again, or have a new one sent from your account.',
  yourAccount: 'Your account',
  logInHint: 'Log in to the account that this mail was sent for. You come back here afterwards.',
  changeEmail: 'Change your email address',
  pressToConfirm: 'Press the button to confirm that {email} is your address.',
  changeAddress: 'Change the address',
  confirmAddress: 'Confirm the address',
  now: 'Now',
  newAddress: 'New address',
  changeHint:
    'You log in with the new address from then on, and anyone who reads its mail can set a new password. If it is not yours, or you did not ask for this, close this page: nothing changes.',
  confirmed: 'Your address is confirmed',
  confirmedHint: 'Mail for your account goes to {email}.',
  toResumes: 'Go to your resumes',
  confirmEmail: 'Confirm your email address',
});
