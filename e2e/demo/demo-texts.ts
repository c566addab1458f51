/** An application of the demo. Days count from today. */
export type DemoPursuit = {
  posting: {
    company: string;
    title: string;
    location: string;
    source?: string;
    pay?: string;
    text?: string;
  };
  /** Days that it has been in its state. */
  days: number;
  state?: { meaning: string; round?: number; reasons?: string[] };
  next?: { what: string; in: number };
  lastIn?: number;
  /** The tailored resume and the letter were sent for it. */
  isSent?: boolean;
};

export const SUMMARY_FOR_ACME =
  'Backend engineer who moves freight data as carefully as money: settlement jobs, idempotent retries and runbooks that one person can follow at night.';

export const LETTER = {
  name: 'Harbor Freight Lines',
  recipient: {
    company: 'Harbor Freight Lines',
    name: 'Jo Lindqvist',
    address: '12 Pier Road\nSeattle, WA 98101',
  },
  letter: {
    subject: 'Senior backend engineer',
    salutation: 'Dear Jo Lindqvist,',
    closing: 'Sincerely,',
  },
  paragraphs: [
    'Your posting asks for somebody who keeps a ledger of shipments correct while lorries wait. At Harbor Payments I led the move of 14 settlement jobs to an event-driven service and cut the nightly window from 6 hours to 35 minutes.',
    'I mentor four engineers, run the on-call review every second week, and write the runbooks first. I would like to do the same for your terminal systems.',
  ],
};

export const PURSUITS: readonly DemoPursuit[] = [
  {
    posting: {
      ...{ company: 'Harbor Freight Lines', title: 'Senior backend engineer', location: 'Seattle' },
      ...{ pay: '$150,000 to $180,000 a year', source: 'A friend' },
      text: 'You build the services that plan our terminals: TypeScript, PostgreSQL, Kafka. You write runbooks, mentor engineers and take part in on-call. Kubernetes is a plus.',
    },
    ...{ days: 9, isSent: true, state: { meaning: 'talking', round: 1 } },
    next: { what: 'Send two dates to Jo', in: 1 },
  },
  {
    posting: { company: 'Cedar & Finch', title: 'Platform engineer', location: 'Dallas' },
    ...{ days: 16, state: { meaning: 'applied' } },
  },
  {
    posting: { company: 'Redbud Labs', title: 'Data engineer', location: 'Remote' },
    ...{ days: 3, state: { meaning: 'applied' }, next: { what: 'Ask Sam about the team', in: 0 } },
  },
  {
    posting: { company: 'Northwind Clinics', title: 'Engineering manager', location: 'Austin' },
    ...{ days: 2, state: { meaning: 'offer' }, next: { what: 'Answer the offer', in: 4 } },
  },
  {
    posting: { company: 'Blue Spruce Energy', title: 'Staff engineer', location: 'Denver' },
    ...{ days: 30, state: { meaning: 'closed', reasons: ['notSelected'] } },
  },
  {
    posting: { company: 'Public Library of Austin', title: 'Web developer', location: 'Austin' },
    ...{ days: 0, lastIn: 6 },
  },
];
