import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer, type Visitor } from '../../test-server.test-support.ts';

describe('the words of a refusal', () => {
  let server: TestServer;
  let ada: Visitor;
  beforeAll(async () => {
    server = await TestServer.open();
    ada = server.visitor();
    await ada.addResume();
  });
  afterAll(() => server.close());

  it.each([
    { url: 'create_resume', sent: { resumeName: 7 }, says: '“resumeName” should be text.' },
    {
      url: 'create_resume',
      sent: { resumeName: 'x'.repeat(1001) },
      says: 'Please shorten this to 1,000 characters.',
    },
    {
      url: 'create_resume',
      sent: { resumeName: 'x', experienceLevel: 'Boss' },
      says: '“experienceLevel” should be “Entry level” or “Mid Level” or “Senior Level” or empty.',
    },
    {
      url: 'create_resume',
      sent: { targetedIndustry: ['Rail'] },
      says: '“targetedIndustry” should be text.',
    },
    { url: 'save_experience', sent: { company: [] }, says: '“company” should be text.' },
    {
      url: 'save_experience',
      sent: { isCurrent: 'yes' },
      says: '“isCurrent” should be true or false.',
    },
    { url: 'save_experience', sent: { aiUsesLeft: 4 }, says: '“aiUsesLeft” should be at most 3.' },
    {
      url: 'save_experience',
      sent: { aiUsesLeft: -1 },
      says: '“aiUsesLeft” should be at least 0.',
    },
    {
      url: 'save_experience',
      sent: { aiUsesLeft: 1.5 },
      says: '“aiUsesLeft” should be a whole number.',
    },
    { url: 'save_education', sent: { gpa: {} }, says: '“gpa” should be text or a number.' },
    {
      url: 'save_project',
      sent: { id: 'x'.repeat(65) },
      says: '“id” should be at most 64 characters long.',
    },
    {
      url: 'save_contact',
      sent: { shown: { phone: true } },
      says: '“shown.linkedin” is missing.',
    },
  ])('[API3] say of $sent to $url: $says', async ({ url, sent, says }) => {
    const payload = { resume_id: 'any', ...sent };
    const { status, body } = await ada.send({ method: 'POST', url: `/api/${url}.php`, payload });
    const field = /^“(.+?)”/u.exec(says)?.[1] ?? Object.keys(sent)[0];
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 'error', code: 'invalid', message: says, field },
    });
  });

  it('[API3] say what a body should be that is none', async () => {
    const { body } = await ada.send({
      method: 'POST',
      url: '/api/create_resume.php',
      payload: '[]',
      headers: { 'content-type': 'application/json' },
    });
    expect(body.message).toBe('What was sent should be an object.');
  });
});
