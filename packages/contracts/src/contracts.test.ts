import { describe, expect, it } from 'vitest';
import {
  ENDPOINTS,
  formatIfMatch,
  MAX_LINE,
  parseIfMatch,
  SITE_ENDPOINTS,
  saveEntry,
} from './index.ts';

const RESUME = '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11';

describe('the calls', () => {
  it('[API1] stand at the methods and paths of the spec', () => {
    const calls = Object.values(ENDPOINTS)
      .filter(({ url }) => url.endsWith('.php'))
      .map(({ method, url }) => `${method} ${url}`);
    expect(calls.sort()).toEqual([
      'GET /api/get_resume_details.php',
      'GET /api/get_resumes.php',
      'POST /api/create_resume.php',
      'POST /api/delete_resume.php',
      'POST /api/save_award.php',
      'POST /api/save_certification.php',
      'POST /api/save_contact.php',
      'POST /api/save_education.php',
      'POST /api/save_experience.php',
      'POST /api/save_project.php',
      'POST /api/save_skill.php',
      'POST /api/save_summary.php',
    ]);
  });

  it('[API2] of the company site stand at the methods and paths of the spec, with its fields', () => {
    const { sendInquiry, sendApplication } = SITE_ENDPOINTS;
    expect(`${sendInquiry.method} ${sendInquiry.url}`).toBe('POST /api/contact.php');
    expect(Object.keys(sendInquiry.schema.body.shape)).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phone', 'details']),
    );
    expect(`${sendApplication.method} ${sendApplication.url}`).toBe('POST /api/upload.php');
    expect(Object.keys(sendApplication.schema.body.shape)).toEqual(
      expect.arrayContaining([
        'firstName',
        'lastName',
        'email',
        'gender',
        'hispanicLatino',
        'veteranStatus',
        'disabilityStatus',
        'sponsorship',
        'jobTitle',
        'jobId',
        'resume',
        'coverLetter',
      ]),
    );
  });

  it('fill in what an older client leaves out', () => {
    const { body } = saveEntry.experience.schema;
    expect(body.parse({ resume_id: RESUME })).toEqual({
      resume_id: RESUME,
      role: '',
      company: '',
      startDate: '',
      endDate: '',
      isCurrent: false,
      location: '',
      bullets: '',
      aiUsesLeft: 3,
    });
  });

  it.each([
    { sent: 1_795_256_803_755, id: '1795256803755' },
    { sent: '1795256803755-x', id: '1795256803755-x' },
    { sent: '', id: undefined },
    { sent: undefined, id: undefined },
  ])('read the temporary id $sent as $id', ({ sent, id }) => {
    const { body } = saveEntry.project.schema;
    expect(body.parse({ resume_id: RESUME, id: sent }).id).toBe(id);
  });

  it.each([
    { id: 'x'.repeat(65) },
    { name: 'x'.repeat(MAX_LINE + 1) },
    { name: 7 },
    { resume_id: {} },
  ])('refuse %j', (sent) => {
    const { body } = saveEntry.project.schema;
    expect(body.safeParse({ resume_id: RESUME, ...sent }).success).toBe(false);
  });

  it('take a GPA as a number too', () => {
    const { body } = saveEntry.education.schema;
    expect(body.parse({ resume_id: RESUME, gpa: 3.9 }).gpa).toBe('3.9');
  });
});

describe('a revision', () => {
  it('goes into If-Match and comes out again', () => {
    expect(formatIfMatch(3)).toBe('"3"');
    expect(parseIfMatch(formatIfMatch(3))).toBe(3);
  });

  it.each([undefined, '*'])('is left open by %s', (header) => {
    expect(parseIfMatch(header)).toBeUndefined();
  });
});
