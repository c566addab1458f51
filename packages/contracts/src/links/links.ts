import { storable } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { SubmissionId } from '../site/submission.ts';
import { LeaveOut } from './leave-out.ts';

/** Most links of one document, and of all documents of an owner. */
export const MOST_LINKS = 50;
export const MOST_LINKS_OF_OWNER = 500;

/** Most characters of a link's name, and of the word in its address. */
const MOST_OF_A_NAME = 80;
const MOST_OF_A_WORD = 40;

/** Shortest and longest password of a link. */
export const LINK_PASSWORD = { least: 6, most: 200 } as const;

/** Formats in which visitors may download the document. */
export const SharedFormat = z.enum(['pdf', 'docx', 'txt']);
export type SharedFormat = z.infer<typeof SharedFormat>;

/** `frozen`: as the document was when the link was made, or was frozen again; `newest`: as it was saved last. */
const LinkMode = z.enum(['frozen', 'newest']);
export type LinkMode = z.infer<typeof LinkMode>;

const LinkName = z
  .string()
  .overwrite((name) => storable(name).trim())
  .pipe(
    z
      .string()
      .min(1, issue({ code: 'fields.linkName', params: { most: MOST_OF_A_NAME } }))
      .max(MOST_OF_A_NAME, issue({ code: 'fields.linkName', params: { most: MOST_OF_A_NAME } })),
  );

const LinkPassword = z
  .string()
  .min(LINK_PASSWORD.least, issue({ code: 'fields.linkPassword', params: LINK_PASSWORD }))
  .max(LINK_PASSWORD.most, issue({ code: 'fields.linkPassword', params: LINK_PASSWORD }));

/** A readable word before the secret of an address: letters, digits and hyphens, or nothing. */
const LinkWord = z
  .string()
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/u, issue({ code: 'fields.linkWord' }))
  .max(MOST_OF_A_WORD, issue({ code: 'fields.linkWord' }));

/** The choices of a link; `expires_at` is null where it does not end by itself. */
const Choices = z.object({
  name: LinkName,
  mode: LinkMode,
  leave_out: LeaveOut,
  /** ISO 8601, in UTC. One in the past ends the link. */
  expires_at: z.iso.datetime().nullable(),
  downloads: z.array(SharedFormat).overwrite((formats) => [...new Set(formats)].sort()),
  /** True if openings are counted. */
  counting: z.boolean(),
});

/** A link to a document. `url` is null where the server's secret has changed: its address is known to those alone who have it. */
export const Link = Choices.extend({
  link_id: z.uuid(),
  url: z.string().nullable(),
  has_password: z.boolean(),
  made_at: z.iso.datetime(),
  /** As of when a frozen link shows the document. */
  frozen_at: z.iso.datetime().nullable(),
  /** Openings and downloads since it was made. */
  openings: z.int().min(0),
  downloaded: z.int().min(0),
});
export type Link = z.infer<typeof Link>;

/** Openings and downloads of a link on a day, by the clock of UTC. */
const LinkDay = z.object({
  day: z.iso.date(),
  openings: z.int().min(0),
  downloads: z.partialRecord(SharedFormat, z.int().min(0)),
});
export type LinkDay = z.infer<typeof LinkDay>;

const byDocument = z.object({ documentId: z.string() });
const byLink = z.object({ linkId: z.string() });

export const listLinks = {
  method: 'GET',
  url: '/api/documents/:documentId/links',
  access: 'guest',
  schema: {
    summary: 'The links to a document, the newest first',
    params: byDocument,
    response: { 200: Success({ links: z.array(Link) }) },
  },
} satisfies Endpoint;

/** Makes a link to what is stored of a document. Sent again with the same submission, it is one. */
export const createLink = {
  method: 'POST',
  url: '/api/documents/:documentId/links',
  access: 'guest',
  schema: {
    summary: 'Make a link to a document',
    params: byDocument,
    body: Choices.extend({
      mode: LinkMode.default('newest'),
      leave_out: LeaveOut.default([]),
      expires_at: z.iso.datetime().nullable().default(null),
      downloads: z.array(SharedFormat).default([]),
      counting: z.boolean().default(true),
      password: LinkPassword.optional(),
      word: LinkWord.default(''),
      submission_id: SubmissionId,
    }),
    response: { 200: Success({ link_id: z.uuid(), url: z.string() }) },
  },
} satisfies Endpoint;

/** Changes what is named. `password: null` takes the password away; a link that becomes frozen, or that `freeze` is said of, shows what is stored now. */
export const changeLink = {
  method: 'PATCH',
  url: '/api/links/:linkId',
  access: 'guest',
  schema: {
    summary: 'Change what a link shows, and to whom',
    params: byLink,
    body: Choices.partial().extend({
      password: LinkPassword.nullable().optional(),
      /** Freezes a link anew. One that shows the newest state becomes frozen. */
      freeze: z.literal(true).optional(),
    }),
    response: { 200: Success({ link: Link }) },
  },
} satisfies Endpoint;

/** Ends the address of a link and makes another; with the word that it had, where none is given. */
export const renewLink = {
  method: 'POST',
  url: '/api/links/:linkId/address',
  access: 'guest',
  schema: {
    summary: 'A new address for a link; the one before ends',
    params: byLink,
    body: z.object({ word: LinkWord.optional() }),
    response: { 200: Success({ url: z.string() }) },
  },
} satisfies Endpoint;

export const deleteLink = {
  method: 'DELETE',
  url: '/api/links/:linkId',
  access: 'guest',
  schema: {
    summary: 'Delete a link, with all files made for it',
    params: byLink,
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

export const listLinkDays = {
  method: 'GET',
  url: '/api/links/:linkId/days',
  access: 'guest',
  schema: {
    summary: 'Openings and downloads of a link by day, the newest first, at most 400 days',
    params: byLink,
    response: { 200: Success({ days: z.array(LinkDay) }) },
  },
} satisfies Endpoint;

const byToken = z.object({ token: z.string().max(200) });
const page = z.any().meta({ format: 'binary' });

/** The page of a link, or the form for its password. It answers outside the envelope; one that leads nowhere answers 404 with the same page for each. */
export const openLink = {
  method: 'GET',
  url: '/s/:token',
  access: 'public',
  schema: {
    summary: 'A document as a link shows it',
    params: byToken,
    response: { 200: page },
  },
} satisfies Endpoint;

/** Takes the password of a link: right is 303 to its page, wrong the form again. */
export const unlockLink = {
  method: 'POST',
  url: '/s/:token',
  access: 'public',
  schema: {
    summary: 'Give the password of a link',
    consumes: ['application/x-www-form-urlencoded'],
    params: byToken,
    body: z.object({ password: z.string().default('') }),
    response: { 200: page },
  },
} satisfies Endpoint;

/** A file of a link, as an attachment. It answers outside the envelope. */
export const downloadShared = {
  method: 'GET',
  url: '/s/:token/:file',
  access: 'public',
  schema: {
    summary: 'A document as a link shows it, as a file',
    params: byToken.extend({ file: z.string().max(200) }),
    response: { 200: page },
  },
} satisfies Endpoint;

/** The style of the pages of links, or a font of theirs. Its name changes with its bytes, so that it may be kept for ever. */
export const getSharedAsset = {
  method: 'GET',
  url: '/shared/:asset',
  access: 'public',
  schema: {
    summary: 'A style or a font of the pages of links',
    params: z.object({ asset: z.string().max(100) }),
    response: { 200: page },
  },
} satisfies Endpoint;

export const LINK_ENDPOINTS = {
  listLinks,
  createLink,
  changeLink,
  renewLink,
  deleteLink,
  listLinkDays,
  openLink,
  unlockLink,
  downloadShared,
  getSharedAsset,
} satisfies Record<string, Endpoint>;
