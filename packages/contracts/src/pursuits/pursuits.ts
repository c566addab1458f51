import { EntryId, ResumeId } from '@shortlist/model';
import { CLOSING_REASONS, MEANINGS, NO_PARTS, PAY_PERIODS } from '@shortlist/model/pursuit';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { Line, LongText } from '../text.ts';
import { Day } from '../time.ts';
import { endCalendar, exportPursuits, makeCalendar, readCalendar } from './exchange.ts';
import { freezeSent, getSentDocument, getSentFile, Sent } from './sent.ts';

/** Most applications on a page of the list. */
export const MAX_PURSUITS = 500;

const Meaning = z.enum(MEANINGS);
const Round = z.int().nullable();

/**
 * A change of state: when, what the state means, round and stage. The time is the day that the person named (YYYY-MM-DD), or else the moment
 * at which it was written.
 */
const ListedEvent = z.object({ at: z.string(), meaning: Meaning, round: Round, stage: z.string() });

/** An application as a list shows it, without long texts. Days are YYYY-MM-DD; one that is not known is empty. */
const ListedPursuit = z.object({
  application_id: ResumeId,
  company: z.string(),
  title: z.string(),
  location: z.string(),
  url: z.string(),
  source: z.string(),
  meaning: Meaning,
  round: Round,
  stage: z.string(),
  reasons: z.array(z.enum(CLOSING_REASONS)),
  since: z.string(),
  next: z.object({ what: z.string(), due: z.string() }),
  last_day: z.string(),
  /** ISO 8601, in UTC. Whatever happens to an application is written down: it is edited by that. */
  made: z.iso.datetime(),
  edited: z.iso.datetime(),
  /** True if the resume that was sent last was tailored; null while none was sent. */
  tailored: z.boolean().nullable(),
  events: z.array(ListedEvent),
});
export type ListedPursuit = z.infer<typeof ListedPursuit>;

const Posting = z.object({
  company: z.string(),
  title: z.string(),
  location: z.string(),
  url: z.string(),
  text: z.string(),
  source: z.string(),
  pay: z.string(),
  lastDay: z.string(),
});

const PostingToSave = z.object({
  company: Line.default(''),
  title: Line.default(''),
  location: Line.default(''),
  url: Line.default(''),
  text: LongText.default(''),
  source: Line.default(''),
  pay: Line.default(''),
  lastDay: Day.default(''),
});

const PayAmount = z.object({
  amount: z.number().nullable(),
  currency: z.string(),
  per: z.enum(PAY_PERIODS),
});

const Person = z.object({
  id: EntryId,
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
});

/** `when` is YYYY-MM-DDTHH:mm by the clock of `zone`, the name of a time zone of the IANA. */
const Interview = z.object({
  id: EntryId,
  when: z.string(),
  zone: z.string(),
  minutes: z.int().nullable(),
  where: z.string(),
  kind: z.string(),
  round: Round,
  note: z.string(),
});

/** A whole application. */
const PursuitDetails = z.object({
  posting: Posting,
  state: z.object({
    meaning: Meaning,
    round: Round,
    stage: z.string(),
    reasons: z.array(z.enum(CLOSING_REASONS)),
    since: z.string(),
  }),
  next: z.object({ what: z.string(), due: z.string() }),
  notes: z.object({ text: z.string() }),
  people: z.array(Person),
  interviews: z.array(Interview),
  pay: z.object({ asked: PayAmount, offered: PayAmount }),
  /** Sendings, the newest first. */
  sent: z.array(Sent),
});
export type PursuitDetails = z.infer<typeof PursuitDetails>;

export const listPursuits = {
  method: 'GET',
  url: '/api/applications',
  access: 'public',
  schema: {
    summary: "The caller's applications, last edited first; none without a session",
    querystring: z.object({
      /** The `next` of the page before. */
      after: z.string().max(100).default(''),
      /** Most applications of the page. */
      most: z
        .string()
        .regex(/^(?:[1-9]\d?|[1-4]\d\d|500)$/, 'Send a number from 1 to 500.')
        .default(`${MAX_PURSUITS}`),
    }),
    response: {
      /** `next` is null on the last page. */
      200: Success({ applications: z.array(ListedPursuit), next: z.string().nullable() }),
    },
  },
} satisfies Endpoint;

/**
 * Keeps a posting as an application, and opens a guest session where there is none. With a `client_id`, the same call sent again answers the
 * application that is there already. Its parts are saved as those of any document.
 */
export const createPursuit = {
  method: 'POST',
  url: '/api/applications',
  access: 'public',
  schema: {
    summary: 'A new application; opens a guest session where there is none',
    body: z.object({
      client_id: z.uuid().optional(),
      posting: PostingToSave.default(NO_PARTS.posting),
    }),
    response: { 200: Success({ application_id: ResumeId }) },
  },
} satisfies Endpoint;

export const getPursuit = {
  method: 'GET',
  url: '/api/applications/:applicationId',
  access: 'guest',
  schema: {
    summary: 'A whole application',
    params: z.object({ applicationId: z.string() }),
    response: { 200: Success({ data: PursuitDetails }) },
  },
} satisfies Endpoint;

/** The operations on a person's applications. Their parts are saved as those of any document. */
export const PURSUIT_ENDPOINTS = {
  listPursuits,
  createPursuit,
  getPursuit,
  freezeSent,
  getSentFile,
  getSentDocument,
  exportPursuits,
  makeCalendar,
  endCalendar,
  readCalendar,
} satisfies Record<string, Endpoint>;
