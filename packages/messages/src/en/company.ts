import { subject } from '../text.ts';

/** The reasons for which the company site refuses: forms that are sent, and the work of admins with jobs and submissions. */
export const company = subject('company', {
  inquiriesFrom: 'Too many inquiries have come from your network. Please try again later.',
  applicationsFrom: 'Too many applications have come from your network. Please try again later.',
  filesFrom:
    'Too many large files have come from your network today, so nothing was stored. Please try again tomorrow, or write to us with Contact Us.',
  noRoom:
    'There is no room for files on our side right now, so nothing was stored. Please try again later, or write to us with Contact Us.',
  filledIn:
    'This form was filled in where people see no field, so it was not stored. Please reload the page and send it again.',
  brokenForm: 'This form could not be read. Please send it again.',
  notAForm: 'This call takes a form with files: content type multipart/form-data.',
  notOpen: 'This job is not open any more, so nothing was stored.',
  undoTooLate:
    'This can no longer be undone: more than a minute has passed, or someone has already undone it.',
  manyJobs: {
    by: 'most',
    one: 'There are {most} job. Delete one to make room for another.',
    other: 'There are {most} jobs. Delete one to make room for another.',
  },
  closedFeatured: 'A closed job cannot be featured. Open it first.',
  jobUsed: 'People have applied for this job, so it cannot be deleted. Close it instead.',
  jobSettling:
    'Applications for this job were deleted and will be removed for good within an hour or two. Delete the job after that.',
});
