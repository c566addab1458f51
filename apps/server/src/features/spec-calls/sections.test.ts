import { ENDPOINTS } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../test-server.test-support.ts';

const { saveContact, saveSkills, saveSummary } = ENDPOINTS;

const ADA = {
  fullName: 'Ada Łukasz',
  email: 'ada@example.org',
  phone: '(123) 456-7890',
  linkedin: 'ada',
  website: 'ada.example.org',
  country: 'United States',
  state: 'Texas',
  city: 'Dallas',
};

describeOnEachServer('the sections of a resume', (server) => {
  async function opened() {
    const ada = server().visitor();
    return { ada, resume_id: await ada.addResume() };
  }

  it('[API1] saves the contact, in the words of the wire', async () => {
    const { ada, resume_id } = await opened();
    const saved = await ada.get(saveContact, { body: { resume_id, ...ADA } });
    expect(saved).toEqual({ status: 'success', message: 'Contact saved.', revision: 2 });

    const { fullName, ...rest } = ADA;
    const resume = await ada.readResume(resume_id);
    expect(resume.contact_info).toMatchObject({ full_name: fullName, ...rest });
    expect(resume.revisions).toEqual({
      contact: 2,
      summary: 1,
      skills: 1,
      section_order: 1,
      entry_order: { experience: 1, education: 1, certification: 1, award: 1, project: 1 },
      name: 1,
    });
  });

  it('[ED6] keeps what is shown on the resume, and leaves it alone when a client does not say', async () => {
    const { ada, resume_id } = await opened();
    const shown = { phone: false, linkedin: true, country: false, state: true, city: true };
    await ada.get(saveContact, { body: { resume_id, ...ADA, shown } });
    await ada.get(saveContact, { body: { resume_id, ...ADA, city: 'Richardson' } });
    const { contact_info } = await ada.readResume(resume_id);
    expect(contact_info).toMatchObject({ city: 'Richardson', shown });
  });

  it.each([
    { fields: { fullName: ' ' }, field: 'fullName', says: 'Full Name is a required field.' },
    { fields: { email: 'ada@' }, field: 'email', says: 'Please enter a valid email address.' },
    {
      fields: { email: 'ada@example.museum' },
      field: 'email',
      says: 'Please enter a valid email address.',
    },
    {
      fields: { phone: '12' },
      field: 'phone',
      says: 'Please enter a valid phone number format, like (123) 456-7890.',
    },
  ])('[ED7] refuses a contact with $fields and keeps what was there', async (refused) => {
    const { ada, resume_id } = await opened();
    const { status, body } = await ada.call(saveContact, {
      body: { resume_id, ...ADA, ...refused.fields },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      status: 'error',
      code: 'invalid',
      message: refused.says,
      field: refused.field,
    });
    expect((await ada.readResume(resume_id)).contact_info.full_name).toBe('');
  });

  it('[ED7] takes an address and a phone of another country by that country’s rules', async () => {
    const { ada, resume_id } = await opened();
    const contact = {
      ...ADA,
      country: 'Polska',
      email: 'ada@example.pl',
      phone: '+48 22 123 45 67',
    };
    expect((await ada.call(saveContact, { body: { resume_id, ...contact } })).status).toBe(200);
  });

  it('[API1] [ED12] saves skills and summary as free text', async () => {
    const { ada, resume_id } = await opened();
    const skills = 'Steel\nConcrete, “reinforced”\n\n木';
    await ada.get(saveSkills, { body: { resume_id, skills } });
    await ada.get(saveSummary, { body: { resume_id, summary: 'Plans\tbridges. 🌉' } });
    expect(await ada.readResume(resume_id)).toMatchObject({
      skills: { skills_description: skills },
      summary: { summaries_description: 'Plans\tbridges. 🌉' },
      revisions: { skills: 2, summary: 2 },
    });
  });

  it('holds what a text column cannot: null characters go, halves of characters are marked', async () => {
    const { ada, resume_id } = await opened();
    await ada.get(saveSkills, { body: { resume_id, skills: 'St\u0000eel \ud83c' } });
    await ada.get(saveContact, { body: { resume_id, ...ADA, fullName: 'A\u0000da\udf09' } });
    const { skills, contact_info } = await ada.readResume(resume_id);
    expect(skills.skills_description).toBe('Steel \ufffd');
    expect(contact_info.full_name).toBe('Ada\ufffd');
  });

  it.each([
    { thing: 'contact', endpoint: saveContact, says: 'No resume ID found. Cannot save.' },
    {
      thing: 'skills',
      endpoint: saveSkills,
      says: 'Error: Cannot save skills without a resume ID.',
    },
    {
      thing: 'summary',
      endpoint: saveSummary,
      says: 'Error: Cannot save summary without a resume ID.',
    },
  ])('[ED16] refuses $thing without a resume id', async ({ endpoint, says }) => {
    const { ada } = await opened();
    for (const resume_id of [undefined, '', null]) {
      const { status, body } = await ada.send({
        method: 'POST',
        url: endpoint.url,
        payload: { ...ADA, resume_id },
      });
      expect({ status, message: body.message }).toEqual({ status: 400, message: says });
    }
  });

  it.each([
    {
      endpoint: saveContact,
      first: ADA,
      second: { ...ADA, city: 'Richardson' },
      current: { full_name: 'Ada Łukasz', city: 'Dallas' },
    },
    {
      endpoint: saveSkills,
      first: { skills: 'Steel' },
      second: { skills: 'Wood' },
      current: { skills_description: 'Steel' },
    },
    {
      endpoint: saveSummary,
      first: { summary: 'Plans.' },
      second: { summary: 'Builds.' },
      current: { summaries_description: 'Plans.' },
    },
  ])('[ED19] answers a stale save to $endpoint.url with what is there', async (part) => {
    const { ada, resume_id } = await opened();
    const save = (payload: object, revision: number) =>
      ada.send({
        method: 'POST',
        url: part.endpoint.url,
        payload: { resume_id, ...payload },
        headers: { 'if-match': `"${revision}"` },
      });

    expect((await save(part.first, 1)).body).toMatchObject({ status: 'success', revision: 2 });
    const stale = await save(part.second, 1);
    expect(stale).toMatchObject({
      status: 409,
      body: { status: 'error', code: 'stale', revision: 2, current: part.current },
    });
    expect((await save(part.second, 2)).body).toMatchObject({ status: 'success', revision: 3 });
  });

  it('[ED19] answers a repeated save, whose first answer was lost, as it did the first', async () => {
    const { ada, resume_id } = await opened();
    const save = () =>
      ada.call(saveSummary, {
        body: { resume_id, summary: 'Plans.' },
        headers: { 'if-match': '"1"' },
      });
    const first = await save();
    expect((await save()).raw.body).toBe(first.raw.body);
  });

  it('[ED19] lets exactly one of several saves at once win', async () => {
    const { ada, resume_id } = await opened();
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((summary) =>
        ada.call(saveSummary, { body: { resume_id, summary }, headers: { 'if-match': '"1"' } }),
      ),
    );
    const won = replies.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    const { summary, revisions } = await ada.readResume(resume_id);
    expect(summary.summaries_description).toBe('abcdefgh'[won[0] ?? -1]);
    expect(revisions.summary).toBe(2);
  });

  it('[ED19] never lets saves of different sections meet', async () => {
    const { ada, resume_id } = await opened();
    const headers = { 'if-match': '"1"' };
    const replies = await Promise.all([
      ada.call(saveContact, { body: { resume_id, ...ADA }, headers }),
      ada.call(saveSkills, { body: { resume_id, skills: 'Steel' }, headers }),
      ada.call(saveSummary, { body: { resume_id, summary: 'Plans.' }, headers }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it.each(['1', '"x"', '"-1"', 'W/"1"', '""'])(
    'refuses the revision %s, which is none',
    async (revision) => {
      const { ada, resume_id } = await opened();
      const { status, body } = await ada.call(saveSkills, {
        body: { resume_id, skills: 'Steel' },
        headers: { 'if-match': revision },
      });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
    },
  );
});
