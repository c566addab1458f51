import { subject } from '../../text.ts';

/** The links of a document, by which others read it. */
export const share = subject('share', {
  title: 'Share {name}',
  hint: 'Anyone who has a link can read this document in a browser, without an account.',
  loading: 'Loading your links',
  notLoaded: 'Your links could not be loaded. {reason}',
  offline: 'You are offline. Links are made and changed when you are back online.',
  guest:
    'Links end with your guest session, 90 days after your last visit. <link>Create an account</link> to keep them.',

  newLink: 'New link',
  editLink: 'Edit {name}',
  backToLinks: 'All links',
  create: 'Create link',
  created: 'Link created.',
  saved: 'Link saved.',
  notCreated: 'The link was not created',
  notSaved: 'The link was not saved',

  name: 'Link name',
  nameHint: 'Only you see it.',
  numbered: 'Link {number}',

  leaveOut: 'Leave out',
  notRead: 'The document could not be read. {reason}',
  whole: 'There is nothing in this document to leave out yet.',
  /** Heading of a list of left-out words that visitors read all the same. */
  elsewhere: {
    one: 'One thing that you leave out appears elsewhere:',
    other: 'Things that you leave out appear elsewhere:',
  },
  elsewhereIn: '{text}, in {where}',

  version: 'Version',
  versionChoice: {
    by: 'mode',
    newest: 'Always the latest',
    frozen: 'As it is now',
  },
  frozenOn: 'As it was on {day}',
  freezeAgain: 'Replace with the current version',

  expiry: 'Ends',
  expiryChoice: {
    by: 'choice',
    never: 'Never',
    date: 'On a date',
  },
  inDays: { one: 'In {count} day', other: 'In {count} days' },
  lastDay: 'Last day',
  notPast: 'Choose today or a later day.',

  password: 'Password (optional)',
  newPassword: 'New password',
  passwordHint: 'Visitors enter it before they can read the document.',
  keepsPassword: 'Leave empty to keep the current one.',
  removePassword: 'Remove the password',

  downloads: 'Visitors can download',
  format: { by: 'format', pdf: 'PDF', docx: 'Word', txt: 'Plain text' },
  word: 'Word in the address (optional)',
  wordHint: 'Small letters, digits and hyphens, such as jobs-2026.',
  counting: 'Count visits',

  address: 'Address',
  addressUnknown: 'This address cannot be shown any more. It still works for those who have it.',

  leavesOut: 'Without {parts, list}',
  leavesOutNothing: 'The whole document',
  latest: 'Always the latest version',
  versionOf: 'Version of {day}',
  endsOn: 'Ends on {day}',
  ended: 'Ended on {day}',
  offers: 'Can be downloaded as {formats, list}',
  asksPassword: 'Asks for a password',
  openings: { 0: 'Not opened yet', one: 'Opened once', other: 'Opened {count} times' },
  downloaded: { one: 'Downloaded once', other: 'Downloaded {count} times' },
  notCounted: 'Visits are not counted',

  visit: 'See what visitors see',
  opensInTab: '{action} of {name}, opens in a new tab',
  visitAsks: 'The page will ask you for the password.',
  qr: 'QR code',
  edit: 'Edit',
  actionOf: '{action}: {name}',

  newAddress: 'New address',
  newAddressTitle: 'Give {name} a new address?',
  newAddressText: 'The current address stops working at once.',
  renewed: 'The link has a new address.',
  notRenewed: 'The link has no new address',

  deleteTitle: 'Delete {name}?',
  deleteText: 'Its address stops working at once. This cannot be undone.',
  delete: 'Delete link',
  deleted: 'Link deleted.',
  notDeleted: 'The link was not deleted',

  days: 'Visits by day',
  daysOf: 'Visits of {name} by day',
  daysHint:
    'These are openings, not people: some are mail scanners. Your own visits and known robots are left out. Days are those of UTC.',
  daysNotLoaded: 'The visits could not be loaded.',
  noDays: 'No visits yet.',
  day: 'Day',
  opened: 'Openings',
  files: 'Downloads',

  qrTitle: 'QR code of {name}',
  qrOf: 'QR code that leads to {url}',
  qrLocal: 'This address only works on this computer.',
  qrHint: 'Print it at least 2 cm wide.',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  notDrawn: 'The QR code was not drawn',
});
