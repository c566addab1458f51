import { subject } from '../../text.ts';

/** The history of a document: its earlier versions, and what can be done with them. */
export const history = subject('history', {
  title: 'History',
  versions: 'Versions',
  removedSection: 'A removed section',
  current: 'Current version',
  before: {
    by: 'reason',
    restored: 'Before a restore',
    'before-restore': 'Before a restore',
    removed: 'Before a deletion',
    other: 'Before changes',
  },
  beforeChangesTo: 'Before changes to {parts, list}',
  changed: '{parts, list}',
  someMore: { one: '1 more', other: '{count} more' },
  kept: 'Versions are saved as you edit and kept for up to 90 days. Named versions are kept until you delete them. Photos are only kept in named versions.',
  none: 'No earlier versions yet. They are saved here as you edit.',
  older: 'Show older versions',
  notLoaded: 'The history could not be loaded',
  notLoadedHint: 'Check your connection and try again.',
  gone: 'This version no longer exists.',
  versionNotLoaded: 'This version could not be loaded',
  allVersions: 'All versions',

  name: 'Name',
  nameCurrent: 'Name current version',
  nameVersion: 'Name version',
  nameLabel: 'Version name',
  nameExample: 'Sent to Acme',
  nameTooLong: 'Use at most {most} characters.',
  save: 'Save name',
  named: 'Saved as {name}.',
  notNamed: 'The version was not named',

  compare: 'Compare',
  withCurrent: 'with current',
  versionOf: 'Version from {when}',
  restore: 'Restore',
  thatFrom: 'the version from {when}',
  restoreTitle: 'Restore {version}?',
  restoreText:
    'Choose what to bring back. Your current version stays in the history, so you can go back to it.',
  sameAsCurrent: 'This version is the same as your current one.',
  restored: 'Restored {version}.',
  undone: 'The restore was undone.',
  notRestored: 'The version was not restored',
  unsent:
    'Some of your changes are not saved on the server yet: a field may need correcting, or another tab may still be saving. Then try again.',

  remove: 'Delete',
  removeTitle: 'Delete {version}?',
  removeText: 'This cannot be undone. Your document stays as it is.',
  removeOlderTitle: 'Delete {version} and all older unnamed ones?',
  removeAll: 'Delete all versions',
  removeAllTitle: 'Delete the whole history?',
  removeAllText:
    'All earlier versions are deleted, named ones too. This cannot be undone. Your document stays as it is.',
  removed: 'Version deleted.',
  removedAll: 'History deleted.',
  notRemoved: 'The version was not deleted',
});
