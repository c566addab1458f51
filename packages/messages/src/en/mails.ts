/** The text of a mail: its subject, and its paragraphs one by one. */
type MailText = { subject: string; paragraphs: readonly string[] };

/** `name` is empty where nothing of a name can be said in a mail. */
type Person = { product: string; name: string };
type Linked = Person & { link: string };
type Sender = { name: string; link: string };

const greet = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);
const somebody = (name: string) => name || 'Somebody';

/** The mails that the server sends. */
export const mails = {
  confirmAddress: ({ product, name, link }: Linked): MailText => ({
    subject: `Confirm your email address for ${product}`,
    paragraphs: [
      greet(name),
      'please confirm that this is your email address. Open this page and press the button on it:',
      link,
      'The link works for 24 hours, in a browser in which you are logged in.',
      `If you did not create an account at ${product}, do nothing. Nobody can confirm this address without your help.`,
    ],
  }),
  confirmNewAddress: ({ product, name, link }: Linked): MailText => ({
    subject: `Confirm your new email address for ${product}`,
    paragraphs: [
      greet(name),
      `this is to become the address of your ${product} account. Open this page and press the button on it:`,
      link,
      'The link works for 24 hours, in a browser in which you are logged in. Until then your old address stays.',
      'If you did not ask for this, do nothing.',
    ],
  }),
  addressChange: ({ product, name }: Person): MailText => ({
    subject: `Another email address was asked for at ${product}`,
    paragraphs: [
      greet(name),
      'somebody who is logged in to your account, and knows its password, has asked to give it another email address. Nothing has changed so far. It changes only when the new address is confirmed, by the link in a mail that only its owner reads.',
      'If that was you, there is nothing to do here. If it was not, log in, change your password and choose "Log out everywhere" on your account page.',
    ],
  }),
  addressInUse: ({ product, name }: Person): MailText => ({
    subject: `Your email address was entered at ${product}`,
    paragraphs: [
      greet(name),
      `somebody has asked to make this the email address of their ${product} account. It is the address of your account already, so nothing was changed, and they were not told that you have one.`,
      'If that was you, log in with this address. To use it for the other account, give this one another address first, or delete it.',
      'If it was not you, there is nothing to do.',
    ],
  }),
  resetPassword: ({ product, name, link }: Linked): MailText => ({
    subject: `Set a new password for ${product}`,
    paragraphs: [
      greet(name),
      'you can set a new password on this page:',
      link,
      'The link works once, for one hour. Setting a new password logs you out everywhere.',
      'If you did not ask for this, do nothing: your password stays as it is.',
    ],
  }),
  passwordChanged: ({ product, name }: Person): MailText => ({
    subject: `Your ${product} password was changed`,
    paragraphs: [
      greet(name),
      'the password of your account was changed just now, and every other place where you were logged in was logged out.',
      'If that was not you, choose "Forgot password" on the log in page to set a new one at once.',
    ],
  }),
  accountDeleted: ({ product, name }: Person): MailText => ({
    subject: `Your ${product} account was deleted`,
    paragraphs: [
      greet(name),
      'your account and everything in it was deleted, as you asked. It cannot be brought back.',
      'You are welcome to make resumes here again whenever you like.',
    ],
  }),
  /** To the company. */
  newInquiry: ({ name, link }: Sender): MailText => ({
    subject: 'A new inquiry',
    paragraphs: [`${somebody(name)} has written.`, `Read it at ${link}.`],
  }),
  newApplication: ({ name, link }: Sender): MailText => ({
    subject: 'A new application',
    paragraphs: [`${somebody(name)} has applied for a job.`, `Read it at ${link}.`],
  }),
};
