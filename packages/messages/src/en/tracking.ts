import { subject } from '../text.ts';

/** The words of what is written of applications: tables, calendar files, plain text and the printed record. */
export const tracking = subject('tracking', {
  column: {
    by: 'column',
    company: 'Company',
    title: 'Job title',
    location: 'Location',
    url: 'Link',
    source: 'Found on',
    pay: 'Pay in the posting',
    last_day: 'Apply by',
    meaning: 'Status',
    round: 'Round',
    stage: 'Stage',
    reasons: 'Reasons',
    since: 'Since',
    next: 'Next step',
    due: 'Due',
    notes: 'Notes',
    asked: 'Pay asked',
    asked_currency: 'Pay asked, currency',
    asked_per: 'Pay asked, per',
    offered: 'Pay offered',
    offered_currency: 'Pay offered, currency',
    offered_per: 'Pay offered, per',
  },
  meaning: {
    by: 'meaning',
    saved: 'Saved',
    applied: 'Applied',
    talking: 'Talking',
    offer: 'Offer',
    hired: 'Hired',
    closed: 'Closed',
  },
  reason: {
    by: 'reason',
    notSelected: 'Not selected',
    noAnswer: 'No answer',
    withdrew: 'Withdrew',
    declined: 'Declined',
    postingGone: 'Posting removed',
  },
  /** Behind an amount of pay. */
  per: {
    by: 'period',
    year: 'per year',
    month: 'per month',
    week: 'per week',
    day: 'per day',
    hour: 'per hour',
  },

  calendar: 'Applications',
  nextStep: '{what} ({company})',
  interview: 'Interview: {title}, {company}',
  /** Kind of an interview: on the phone, on site. */
  interviewOf: '{kind}: {title}, {company}',

  record: 'Applications from {from} to {to}',
  recordHeading: {
    by: 'column',
    date: 'Date',
    company: 'Company',
    title: 'Job title',
    location: 'Location',
    how: 'How',
    states: 'Status',
  },
  stateOn: '{day}: {state}',
});
