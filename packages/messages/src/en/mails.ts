import { subject } from '../text.ts';

/** The mails that the server sends: of each its subject, and its text with an empty line between paragraphs. */
export const mails = subject('mails', {
  /** The first paragraph; the name is empty where nothing of one can be said in a mail. */
  greeting: { by: 'name', '': 'Hello,', other: 'Hello {name},' },

  confirmAddressSubject: 'Confirm your email address for {product}',
  confirmAddress:
    'please confirm that this is your email address. Open this page and press the button on it:\n\n{link}\n\nThe link works for 24 hours, in a browser in which you are logged in.\n\nIf you did not create an account at {product}, do nothing. Nobody can confirm this address without your help.',
  confirmNewAddressSubject: 'Confirm your new email address for {product}',
  confirmNewAddress:
    'this is to become the address of your {product} account. Open this page and press the button on it:\n\n{link}\n\nThe link works for 24 hours, in a browser in which you are logged in. Until then your old address stays.\n\nIf you did not ask for this, do nothing.',
  addressChangeSubject: 'Another email address was asked for at {product}',
  addressChange:
    'somebody who is logged in to your account, and knows its password, has asked to give it another email address. Nothing has changed so far. It changes only when the new address is confirmed, by the link in a mail that only its owner reads.\n\nIf that was you, there is nothing to do here. If it was not, log in, change your password and choose "Log out everywhere" on your account page.',
  addressInUseSubject: 'Your email address was entered at {product}',
  addressInUse:
    'somebody has asked to make this the email address of their {product} account. It is the address of your account already, so nothing was changed, and they were not told that you have one.\n\nIf that was you, log in with this address. To use it for the other account, give this one another address first, or delete it.\n\nIf it was not you, there is nothing to do.',
  resetPasswordSubject: 'Set a new password for {product}',
  resetPassword:
    'you can set a new password on this page:\n\n{link}\n\nThe link works once, for one hour. Setting a new password logs you out everywhere.\n\nIf you did not ask for this, do nothing: your password stays as it is.',
  passwordChangedSubject: 'Your {product} password was changed',
  passwordChanged:
    'the password of your account was changed just now, and every other place where you were logged in was logged out.\n\nIf that was not you, choose "Forgot password" on the log in page to set a new one at once.',
  accountDeletedSubject: 'Your {product} account was deleted',
  accountDeleted:
    'your account and everything in it was deleted, as you asked. It cannot be brought back.\n\nYou are welcome to make resumes here again whenever you like.',

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
