import { subject } from '../text.ts';

/** The mails that the server sends: of each its subject, and its text with an empty line between paragraphs. */
export const mails = subject('mails', {
  /** The first paragraph; the name is empty where nothing of one can be said in a mail. */
  greeting: { by: 'name', '': 'Hello,', other: 'Hello {name},' },

  confirmAddressSubject: 'Confirm your email address for {product}',
  confirmAddress:
    'please confirm that this is your email address. Open this page and press the button:\n\n{link}\n\nThe link works for 24 hours, in a browser where you are logged in.\n\nIf you did not create an account at {product}, you can ignore this email. Nobody can confirm this address without you.',
  confirmNewAddressSubject: 'Confirm your new email address for {product}',
  confirmNewAddress:
    'please confirm this as the new address of your {product} account. Open this page and press the button:\n\n{link}\n\nThe link works for 24 hours, in a browser where you are logged in. Until you confirm, your old address stays in place.\n\nIf you did not ask for this, you can ignore this email.',
  addressChangeSubject: 'A change of your {product} email address was requested',
  addressChange:
    'someone who is logged in to your account and knows its password has asked to change its email address. Nothing has changed yet. The change takes effect only when the new address is confirmed by the link we sent there.\n\nIf that was you, there is nothing more to do here. If not, log in, change your password and choose "Log out everywhere" on your account page.',
  addressInUseSubject: 'Your email address was entered at {product}',
  addressInUse:
    'someone has asked to use this email address for their {product} account. It already belongs to your account, so nothing was changed, and they were not told that you have one.\n\nIf that was you, log in with this address. To use it for the other account, first change the address of this one, or delete it.\n\nIf it was not you, there is nothing to do.',
  resetPasswordSubject: 'Set a new password for {product}',
  resetPassword:
    'you can set a new password on this page:\n\n{link}\n\nThe link works once, for one hour. Setting a new password logs you out everywhere.\n\nIf you did not ask for this, you can ignore this email: your password stays the same.',
  passwordChangedSubject: 'Your {product} password was changed',
  passwordChanged:
    'the password of your account was just changed, and you were logged out everywhere else.\n\nIf that was not you, choose "Forgot password" on the log in page to set a new one right away.',
  accountEventSubject: {
    by: 'what',
    new_browser: 'A new browser logged in to your {product} account',
    passkey_added: 'A passkey was added to your {product} account',
    passkey_removed: 'A passkey was removed from your {product} account',
    factor_on: 'Two-step codes are on for your {product} account',
    factor_off: 'Two-step codes are off for your {product} account',
    factor_removed: 'Two-step codes are off for your {product} account',
    recovery_used: 'A recovery code was used for your {product} account',
    recovery_renewed: 'New recovery codes for your {product} account',
    factor_locked: 'Too many wrong codes for your {product} account',
    provider_linked: 'Single sign-on was added to your {product} account',
    provider_removed: 'Single sign-on was removed from your {product} account',
    sessions_ended: 'You were logged out of {product} everywhere',
  },
  accountEvent: {
    by: 'what',
    new_browser:
      'someone logged in to your account from a browser that has not been used with it before.\n\n{when}\n\nIf that was you, there is nothing to do. If not, choose "Forgot password" on the log in page to set a new password: that logs everyone out.',
    passkey_added:
      'a passkey was added to your account. Whoever has it can log in without your password.\n\n{when}\n\nIf that was not you, remove the passkey on your account page, change your password and choose "Log out everywhere".',
    passkey_removed:
      'a passkey was removed from your account and no longer logs anyone in.\n\n{when}\n\nIf that was not you, change your password on your account page and choose "Log out everywhere".',
    factor_on:
      'from now on, logging in with your password also asks for a code from your authenticator app. Keep your recovery codes where you can find them without it.\n\n{when}\n\nIf that was not you, change your password on your account page and turn two-step codes off.',
    factor_off:
      'logging in with your password no longer asks for a code.\n\n{when}\n\nIf that was not you, change your password on your account page, choose "Log out everywhere" and turn two-step codes on again.',
    factor_removed:
      'whoever runs this server has turned two-step codes off for your account, as for someone who has lost them. Your password still opens it.\n\n{when}\n\nTurn two-step codes on again on your account page. If you did not ask for this, change your password there and choose "Log out everywhere".',
    recovery_used:
      'someone logged in with your password and one of your recovery codes. That code does not work again.\n\n{when}\n\nIf you have lost your authenticator app, set two-step codes up anew on your account page. If that was not you, change your password and make new recovery codes there.',
    recovery_renewed:
      'new recovery codes were made for your account. The earlier ones no longer work.\n\n{when}\n\nIf that was not you, change your password on your account page, choose "Log out everywhere" and make new recovery codes.',
    factor_locked:
      'someone who knows your password entered too many wrong codes. Codes are not accepted for an hour.\n\n{when}\n\nIf that was not you, choose "Forgot password" on the log in page to set a new password.',
    provider_linked:
      'your account can now be opened by single sign-on.\n\n{when}\n\nIf that was not you, remove it on your account page, change your password and choose "Log out everywhere".',
    provider_removed:
      'single sign-on no longer opens your account.\n\n{when}\n\nIf that was not you, change your password on your account page and choose "Log out everywhere".',
    sessions_ended:
      'an administrator of {product} has logged you out in every browser. Nothing that you saved is lost.\n\n{when}\n\nYou can log in again. If you do not know why this happened, set a new password.',
  },
  /** Time and place of the event. */
  eventWhen: {
    by: 'browser',
    '': 'When: {time} UTC',
    other: 'When: {time} UTC\nBrowser: {browser}',
  },
  accountDeletedSubject: 'Your {product} account was deleted',
  accountDeleted:
    'your account and everything in it were deleted, as you asked. They cannot be recovered.\n\nYou are welcome back whenever you like.',

  invitationSubject: 'You are invited to {product}',
  invitation: {
    by: 'days',
    one: 'you are invited to create an account at {product}. Open this page to do so:\n\n{link}\n\nThe invitation works once, for {days} day, and for this address alone.\n\nIf you did not expect this, you can ignore this email.',
    other:
      'you are invited to create an account at {product}. Open this page to do so:\n\n{link}\n\nThe invitation works once, for {days} days, and for this address alone.\n\nIf you did not expect this, you can ignore this email.',
  },

  remindersSubject: {
    one: 'Your applications: {count} thing is due',
    other: 'Your applications: {count} things are due',
  },
  reminders:
    'this is due in your applications:\n\n{lines}\n\nOpen them here: {link}\n\nThis email comes on days with something due, because reminders are switched on in your account. To stop them, open this page and press the button:\n\n{endLink}',
  /** Lines of a reminder; the job is its title and its company. */
  interviewToday: {
    by: 'kind',
    '': 'Interview at {time}: {job}',
    other: 'Interview at {time} ({kind}): {job}',
  },
  lastDay: {
    by: 'days',
    0: 'Last day to apply: {job}',
    1: 'Apply by tomorrow: {job}',
    other: 'Apply by {day}: {job}',
  },
  stepDue: { by: 'days', 0: '{what}: {job}', other: '{what}, since {day}: {job}' },
  nextStep: 'Next step',
  anApplication: 'an application without a name',
  more: { one: 'and {count} more', other: 'and {count} more' },

  /** To the company. */
  newInquirySubject: 'A new inquiry',
  newInquiry: {
    by: 'name',
    '': 'Somebody has written.\n\nRead it at {link}.',
    other: '{name} has written.\n\nRead it at {link}.',
  },
  newApplicationSubject: 'A new application',
  newApplication: {
    by: 'name',
    '': 'Somebody has applied for a job.\n\nRead it at {link}.',
    other: '{name} has applied for a job.\n\nRead it at {link}.',
  },
});
