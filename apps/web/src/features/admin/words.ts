import type { AuditEntry, PartState, ServerStatus, SubmissionKind } from '@shortlist/contracts';
import { counted, plural } from '@shortlist/messages';

const KINDS: Record<SubmissionKind, { one: string; other: string }> = {
  inquiry: { one: 'inquiry', other: 'inquiries' },
  application: { one: 'application', other: 'applications' },
};

type Some = { kind: SubmissionKind; count: number };
/** `by` is the address of an account; undefined for one that is gone, null for the server itself. */
type Action = Some & { by: string | null | undefined };

const someOf = ({ kind, count }: Some) => counted(count, KINDS[kind]);
const actor = ({ by }: Pick<Action, 'by'>) =>
  by === null ? 'The server' : (by ?? 'An account that was deleted since');

const MONTHS = { one: 'month', other: 'months' };

// What the admin area says with counts in it.

export const applications = ({ count }: { count: number }) =>
  someOf({ kind: 'application', count });

export const askDelete = (some: Some) => `Delete ${someOf(some)}?`;

export const confirmDelete = (some: Some) => `Delete ${someOf(some)}`;

export const undone = (some: Some) => `Undone: ${someOf(some)} back in the list.`;

export const undoWhat = (some: Some) => `the deletion of ${someOf(some)}`;

export const canUndo = ({ until, ...some }: Some & { until: string }) =>
  `${someOf(some)} deleted. You can undo this until ${until}.`;

export const deleted = (action: Action) => `${actor(action)} deleted ${someOf(action)}.`;

export const restored = (action: Action) =>
  `${actor(action)} undid the deletion of ${someOf(action)}.`;

export const expired = (action: Action) =>
  `${actor(action)} removed ${someOf(action)} older than the retention period.`;

/** Of an account `subject` is the address, of a job the id; null for an account that is gone. */
type Change = Pick<Action, 'by'> & Pick<AuditEntry, 'action' | 'subject'>;

const CHANGES: Partial<Record<AuditEntry['action'], string>> = {
  published: 'published',
  changed: 'changed',
  closed: 'closed',
  reopened: 'opened again',
  deleted: 'deleted',
};

export function changed({ by, action, kind, subject }: Change & { kind: 'account' | 'job' }) {
  if (kind === 'job') return `${actor({ by })} ${CHANGES[action] ?? 'changed'} the job ${subject}.`;
  const who = by === null ? 'The operator' : actor({ by });
  const whose = subject ?? 'an account that was deleted since';
  return action === 'granted'
    ? `${who} made ${whose} an admin.`
    : `${who} took the role of an admin from ${whose}.`;
}

export const downloaded = ({ by, subject }: Omit<Change, 'action'>) =>
  `${actor({ by })} downloaded a file of application ${subject}.`;

export const keptForEver = ({ kind, ...action }: Pick<Action, 'kind' | 'by'>) =>
  `${actor(action)} set that ${KINDS[kind].other} are kept until somebody deletes them.`;

export const keptFor = ({
  kind,
  months,
  ...action
}: Pick<Action, 'kind' | 'by'> & { months: number }) =>
  `${actor(action)} set that ${KINDS[kind].other} are kept for ${counted(months, MONTHS)}.`;

export const keepHint = ({ kind }: Pick<Some, 'kind'>) =>
  `Leave this empty to keep ${KINDS[kind].other} until somebody deletes them.`;

/** `after` is when the period begins to apply, where it does not yet. */
export const due = ({ after, ...some }: Some & { after: string | undefined }) => {
  const when = after === undefined ? 'within the hour' : `within the hour after ${after}`;
  const are = plural(some.count, { one: 'is', other: 'are' });
  return `${someOf(some)} ${are} older and will be removed for good, with no Undo, ${when}.`;
};

const STATES: Record<PartState, string> = {
  works: 'Works',
  away: 'Does not answer',
  refuses: 'Refuses this server: its log says why',
};

const DATABASES = { pglite: 'Embedded (PGlite)', postgres: 'PostgreSQL' };
const STORES = { folder: 'A folder of this server', bucket: 'A bucket' };
const MAILS = { folder: 'Files in the outbox', server: 'A mail server' };

/** The lines of the page that says how the server is: a name, what is there, and how it is. */
export const statusLines = (
  { version, database, storage, mail, ...server }: ServerStatus,
  moment: (iso: string) => string,
) => [
  { name: 'Version', says: version },
  { name: 'Running since', says: moment(server.startedAt) },
  {
    name: 'Database',
    says: DATABASES[database.kind],
    state: database.isFull ? 'No room left on its disk: saves are refused' : STATES[database.state],
  },
  { name: 'Files', says: STORES[storage.kind], state: STATES[storage.state] },
  { name: 'Mail', says: MAILS[mail.kind], state: STATES[mail.state] },
  { name: 'Mails waiting', says: String(mail.waiting) },
  {
    name: 'Last backup',
    says: server.lastBackupAt === null ? 'None is known of' : moment(server.lastBackupAt),
  },
];

export const status = {
  failed: {
    title: 'The status could not be loaded',
    text: 'The server did not answer. Check the connection and try again.',
  },
  again: 'Look again',
};
