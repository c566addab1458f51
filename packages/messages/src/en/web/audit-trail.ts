import { subject } from '../../text.ts';

/** The audit trail of the admin area: who did what. */
export const auditTrail = subject('auditTrail', {
  theServer: 'The server',
  goneAccount: 'An account that has been deleted',
  theOperator: 'The operator',
  someGoneAccount: 'an account that has been deleted',
  deleted: {
    by: 'kind',
    inquiry: {
      one: '{actor} deleted {count} inquiry.',
      other: '{actor} deleted {count} inquiries.',
    },
    application: {
      one: '{actor} deleted {count} application.',
      other: '{actor} deleted {count} applications.',
    },
  },
  restored: {
    by: 'kind',
    inquiry: {
      one: '{actor} undid the deletion of {count} inquiry.',
      other: '{actor} undid the deletion of {count} inquiries.',
    },
    application: {
      one: '{actor} undid the deletion of {count} application.',
      other: '{actor} undid the deletion of {count} applications.',
    },
  },
  expired: {
    by: 'kind',
    inquiry: {
      one: '{actor} removed {count} inquiry older than the retention period.',
      other: '{actor} removed {count} inquiries older than the retention period.',
    },
    application: {
      one: '{actor} removed {count} application older than the retention period.',
      other: '{actor} removed {count} applications older than the retention period.',
    },
  },
  jobChanged: {
    by: 'action',
    published: '{actor} published the job {job}.',
    closed: '{actor} closed the job {job}.',
    reopened: '{actor} reopened the job {job}.',
    deleted: '{actor} deleted the job {job}.',
    other: '{actor} changed the job {job}.',
  },
  accountChanged: {
    by: 'action',
    granted: '{actor} made {account} an admin.',
    archived: '{actor} exported everything stored about {account}.',
    loggedOut: '{actor} logged {account} out everywhere.',
    joined: '{account} created an account with an invitation from {actor}.',
    codesEnded: '{actor} turned two-step codes off for {account}.',
    other: '{actor} removed {account} as an admin.',
  },
  invitationChanged: {
    by: 'action',
    created: '{actor} made an invitation.',
    other: '{actor} withdrew an invitation.',
  },
  downloaded: '{actor} downloaded a file of application {application}.',
  backupDownloaded: '{actor} downloaded {backup}: everything stored here.',
  keptForEver: {
    by: 'kind',
    inquiry: '{actor} set inquiries to be kept until deleted.',
    application: '{actor} set applications to be kept until deleted.',
  },
  keptFor: {
    by: 'kind',
    inquiry: {
      by: 'months',
      one: '{actor} set inquiries to be kept for {months} month.',
      other: '{actor} set inquiries to be kept for {months} months.',
    },
    application: {
      by: 'months',
      one: '{actor} set applications to be kept for {months} month.',
      other: '{actor} set applications to be kept for {months} months.',
    },
  },
  audit: 'What was done',
  auditHint:
    'Deletions, retention periods, downloads of applicants’ files and of backups, and changes to jobs and admins, and who was logged out. Nothing an applicant wrote is kept here.',
  auditNotLoaded: 'What was done could not be loaded',
  nothingYet: 'Nothing yet.',
});
