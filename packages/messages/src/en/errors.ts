import { subject } from '../text.ts';

/** The reasons for which the server refuses a request. */
export const errors = subject('errors', {
  no_session: 'Your session has ended. Log in again to go on; what you typed is still here.',
  notBegun: 'You are not logged in here. Log in, or create a resume to begin.',
  no_account: 'Log in or create an account to do this.',
  unverified: 'Confirm your email address to do this: your account page sends the link again.',
  foreign_origin: 'This request came from another site and was not carried out.',
  not_found: 'This was not found. It may have been deleted.',
  too_large: 'This is too large to send.',
  wrong_type: 'This call takes JSON: content type application/json, in UTF-8, not compressed.',
  overload: 'The server cannot answer right now. Please try again in a moment.',
  diskFull:
    'There is no room left on the disk of the server, so nothing was stored. What is stored already can be read. Please try again later.',
  storeRefuses:
    'The file store refuses this server. Its log says why: the key, the secret or the bucket of S3_URL is wrong.',
  stopping: 'This server is being stopped. Please try again in a moment.',
  unforeseen: 'Something went wrong on our side. Please try again.',
  brokenJson: 'The body of this request is not valid JSON.',
  unreadable: 'This request could not be read.',
  stale: 'This was changed elsewhere since you opened it.',
  staleProposal: 'Your resume has changed since this was suggested. Please look at it again.',
  unproved: 'Your resume does not say this yet: {words}. Confirm it or edit the words.',
  noSuchChange: 'There is no such change to make.',
  largeProposal: {
    by: 'most',
    one: 'Suggested changes can hold {most} character in all.',
    other: 'Suggested changes can hold {most} characters in all.',
  },
  proposedOften: 'Many changes were suggested this hour. Please try again later.',
  olderPage:
    'There is a new version of this page. Reload it: what you typed is kept and saved then.',
  laterPage: 'This server is being updated. Please try again in a minute.',
  manyResumes: {
    by: 'most',
    one: 'You have {most} resume. Delete one to make room for another.',
    other: 'You have {most} resumes. Delete one to make room for another.',
  },
  manyDocuments: {
    by: 'most',
    one: 'You have {most} document of this kind. Delete one to make room for another.',
    other: 'You have {most} documents of this kind. Delete one to make room for another.',
  },
  noSuchBase: 'The resume to take details from was not found. Choose another, or none.',
  noSuchResume: 'The resume to send was not found. It may have been deleted; choose another.',
  noSuchLetter:
    'The letter to send was not found. It may have been deleted; choose another, or none.',
  noSuchPart: 'This version has no part "{key}".',
  manyNamedVersions: 'A document can keep {most} named versions. Delete one to name another.',
  fullHistory:
    'The named versions of this document take up {megabytes} MB, the most it can keep. Delete one to name another.',
  noSuchKind: 'There is no such type of document.',
  manyEntries: {
    by: 'most',
    one: 'A resume can hold {most} entry of a kind.',
    other: 'A resume can hold {most} entries of a kind.',
  },
  manySections: {
    by: 'most',
    one: 'A resume can hold {most} custom section. Remove one first.',
    other: 'A resume can hold {most} custom sections. Remove one first.',
  },
  fullPart: {
    by: 'most',
    one: 'One part of a resume can hold {most} character. Please shorten this.',
    other: 'One part of a resume can hold {most} characters. Please shorten this.',
  },
  fullAccount:
    'Your resumes take up {megabytes} MB, the most that an account can hold. Shorten something, or delete a resume, which makes room after 30 days.',
  fullGuest:
    'Your resumes take up {megabytes} MB, the most without an account. Create an account for more room, or shorten something.',
  fullSent:
    'The files that were sent with your applications take up {megabytes} MB, the most that can be kept. Delete an application that is over, which makes room after 30 days.',
  filesFull:
    'There is no room for files on this server right now, so nothing was kept. Please try again later.',
  largeFile:
    'This document is too long for the server to make a file of it. Download it in the editor, or shorten it.',
  noGlyph: 'No font here has these characters: {characters}. Replace them and try again.',
  noFileOfKind: 'No file can be made of this type of document.',
  noFormatOfKind: 'This type of document has no files of this format.',
  madeOften: 'Many files were made this hour. Please try again later.',
  calendarOften: 'The calendar was asked for many times this hour. Please try again later.',
  linksOften: 'Many links were made this hour. Please try again later.',
  linkOften:
    'Many shared documents were opened from your network this hour. Please try again later.',
  linkGuesses: 'There were too many wrong passwords. Please try again later.',
  manyLinks: {
    by: 'most',
    one: 'A document can have {most} link. Delete one to make another.',
    other: 'A document can have {most} links. Delete one to make another.',
  },
  manyLinksOfOwner: {
    by: 'most',
    one: 'You have {most} link. Delete one to make another.',
    other: 'You have {most} links. Delete one to make another.',
  },
  fullLinks:
    'Frozen links take up {megabytes} MB, the most that can be kept. Delete one, or let this link show the newest version.',
  manyAtOnce: 'You ask for very much at once. Please try again in a moment.',
  grownFast:
    'Much was stored from your network in the last hour, so this waits. It stays in this browser, and is saved later; with an account it is saved now.',
  fullResume: 'This resume is full. Shorten or delete an entry first.',
});
