import { randomUUID } from 'node:crypto';
import {
  createLetter,
  createPursuit,
  deleteDocument,
  getLetter,
  listLetters,
  savePart,
} from '@shortlist/contracts';
import { emptyContact, ResumeId } from '@shortlist/model';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../../test-server.test-support.ts';

describeOnEachServer('letters', (server) => {
  /** A person with a resume in the design Harvard, and the way to save a part. */
  async function scene() {
    const ada = server().visitor();
    const resume = ResumeId.parse(await ada.addResume('Bridges'));
    const put = (documentId: string, key: string, content: object) =>
      ada.get(savePart, { params: { documentId, key }, body: { content: { ...content } } });
    await put(resume, 'contact', { ...emptyContact(), fullName: 'Ada King' });
    await put(resume, 'look', { design: 'harvard' });
    const read = async (letterId: string) =>
      (await ada.get(getLetter, { params: { letterId } })).data;
    return { ada, resume, put, read };
  }

  it('[LT1] are made by a name and a resume, listed, and read with the head and look of that', async () => {
    const { ada, resume, put, read } = await scene();
    const body = { name: ' To Acme ', resume_id: resume };
    const { letter_id } = await ada.get(createLetter, { body });
    await put(letter_id, 'body', { blocks: [{ id: 'a', text: 'I build bridges.' }] });
    const listed = {
      ...{ letter_id, name: 'To Acme', resume_id: resume },
      last_edited: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
    };
    expect((await ada.get(listLetters, {})).letters).toEqual([listed]);
    expect(await read(letter_id)).toEqual({
      ...listed,
      letter: expect.objectContaining({ subject: '' }),
      recipient: { name: '', title: '', company: '', address: '' },
      body: { blocks: [{ id: 'a', text: 'I build bridges.' }] },
      contact: expect.objectContaining({ fullName: 'Ada King' }),
      look: expect.objectContaining({ design: 'harvard' }),
    });
    await put(letter_id, 'contact', { ...emptyContact(), fullName: 'Countess' });
    expect((await read(letter_id)).contact).toMatchObject({ fullName: 'Countess' });
  });

  it('[LT1] are in a language that was asked for, with the look of the resume otherwise', async () => {
    const { ada, resume, read } = await scene();
    const made = async (more: object) => {
      const body = { name: 'To Acme', language: 'de' as const, ...more };
      return read((await ada.get(createLetter, { body })).letter_id);
    };
    expect(await made({ resume_id: resume })).toMatchObject({
      look: { design: 'harvard', language: 'de' },
      contact: { fullName: 'Ada King' },
    });
    expect(await made({})).toMatchObject({ resume_id: null, look: { language: 'de' } });
  });

  it('[LT1] for an application are addressed to its company, with the job as their subject', async () => {
    const { ada, resume, put, read } = await scene();
    const posting = { company: 'Acme', title: 'Bridge engineer', text: 'You build.' };
    const { application_id } = await ada.get(createPursuit, { body: { posting } });
    const make = async () => {
      const body = { name: 'To Acme', resume_id: resume, application_id, language: 'fr' as const };
      return read((await ada.get(createLetter, { body })).letter_id);
    };
    expect(await make()).toMatchObject({
      letter: { subject: 'Bridge engineer', date: '' },
      recipient: { name: '', title: '', company: 'Acme', address: '' },
      look: { design: 'harvard', language: 'fr' },
    });
    await put(application_id, 'person:bo', { name: 'Bo Roe', role: 'Head of bridges' });
    const toBo = { name: 'Bo Roe', title: 'Head of bridges', company: 'Acme' };
    expect(await make()).toMatchObject({ recipient: toBo });
    await put(application_id, 'person:cy', { name: 'Cy' });
    expect(await make()).toMatchObject({ recipient: { name: '', title: '', company: 'Acme' } });
  });

  it('[LT1] are not made for an application that the caller does not have', async () => {
    const { ada, resume } = await scene();
    const { application_id } = await ada.get(createPursuit, { body: {} });
    const body = { name: 'Mine', application_id };
    const bo = server().visitor();
    await bo.addResume();
    for (const who of [bo, server().visitor()]) {
      expect((await who.call(createLetter, { body })).status).toBe(404);
      expect((await who.get(listLetters, {})).letters).toEqual([]);
    }
    const ofResume = { ...body, application_id: resume };
    expect((await ada.call(createLetter, { body: ofResume })).status).toBe(404);
    await ada.get(deleteDocument, { params: { documentId: application_id }, querystring: {} });
    expect((await ada.call(createLetter, { body })).status).toBe(404);
  });

  it('[LT1] are made once for each submission; without a name, or by another owner’s resume, none is', async () => {
    const { ada, resume } = await scene();
    const body = { name: 'To Acme', submission_id: randomUUID() };
    const first = await ada.get(createLetter, { body });
    expect(await ada.get(createLetter, { body })).toEqual(first);
    expect(await ada.call(createLetter, { body: { name: '  ' } })).toMatchObject({ status: 400 });
    const bo = server().visitor();
    const theirs = await bo.call(createLetter, { body: { name: 'Mine', resume_id: resume } });
    expect(theirs).toMatchObject({ status: 400, body: { field: 'base' } });
    expect((await bo.get(listLetters, {})).letters).toEqual([]);
    expect((await bo.call(getLetter, { params: { letterId: first.letter_id } })).status).toBe(404);
  });

  it('[LT1] are made once for a submission whose application was deleted since', async () => {
    const { ada } = await scene();
    const { application_id } = await ada.get(createPursuit, { body: {} });
    const body = { name: 'To Acme', application_id, submission_id: randomUUID() };
    const first = await ada.get(createLetter, { body });
    await ada.get(deleteDocument, { params: { documentId: application_id }, querystring: {} });
    expect(await ada.get(createLetter, { body })).toEqual(first);
  });

  it('[LT1] for applications are made some at once, and no more', async () => {
    const { ada } = await scene();
    const body = { name: 'To Acme', application_id: randomUUID() as never };
    const calls = Array.from({ length: 40 }, () => ada.call(createLetter, { body }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });

  it('[LT1] are no resumes, and a resume is no letter', async () => {
    const { ada, resume } = await scene();
    expect((await ada.call(getLetter, { params: { letterId: resume } })).status).toBe(404);
    const { letter_id } = await ada.get(createLetter, { body: { name: 'To Acme' } });
    await ada.get(deleteDocument, { params: { documentId: letter_id }, querystring: {} });
    expect((await ada.get(listLetters, {})).letters).toEqual([]);
    expect((await ada.call(getLetter, { params: { letterId: letter_id } })).status).toBe(404);
  });
});
