import {
  ENDPOINTS,
  getResume,
  listResumes,
  saveContact,
  saveEntry,
  savePart,
  saveSkills,
  saveSummary,
} from '@shortlist/contracts';
import { listParts, partValue } from '@shortlist/draft';
import { EXPORTERS } from '@shortlist/exporters';
import { openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { numberedIds, RESUME, SECTIONS } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { RESUMES, writeFile } from '@shortlist/printing';
import { loadDesigns } from '@shortlist/templates';
import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { openTailoring } from './scene.test-support.ts';

const designs = await loadDesigns();
const DESIGNS = designs.all.map(({ id }) => id);
const refuse = () => {
  throw new Error('Nothing is edited here.');
};
const MODEL = RESUME.createModel(SECTIONS, { newPointId: refuse, now: refuse });

/** Every sample in every design is `npm run soak exports`; two of them else. */
const ALL = SAMPLES.flatMap((sample) => DESIGNS.map((design) => ({ sample, design })));
const FEW = ALL.filter(({ sample }, at) => /^(06|17)-/u.test(sample) && at % 9 === 0);

describeOnServer('a tailored resume and its detached copy', (server) => {
  it.each(process.env.EXPORTS === 'all' ? ALL : FEW)(
    '[TL2] are the same to the byte in every export: $sample in $design',
    async (of) => {
      const { scene, tailored } = await openTailored(of);
      const twin = await scene.copy(tailored);
      await scene.detach(twin);
      const [files, ofTwin] = [await exportsOf(scene, tailored), await exportsOf(scene, twin)];
      for (const [format, file] of Object.entries(files))
        expect(Buffer.compare(file, ofTwin[format] ?? new Uint8Array()), format).toBe(0);
      expect(Object.keys(files)).toHaveLength(EXPORTERS.all.length);
      await scene.app.close();
    },
  );

  it('[TL2] are answered alike by every call of the spec', async () => {
    const { scene, tailored } = await openTailored({ sample: '21-roles', design: 'sidebar' });
    const twin = await scene.copy(tailored);
    await scene.detach(twin);
    scene.wait(1);
    const answers = [await callAll(scene, tailored), await callAll(scene, twin)];
    expect(answers[0]).toEqual(answers[1]);
    await scene.app.close();
  });

  /** A base that says what a sample does, a resume that is tailored from it, and what each changed since. */
  async function openTailored({ sample, design }: { sample: string; design: string }) {
    const scene = await openTailoring(server());
    const { base, put } = scene;
    await saveSample(scene, sample);
    const said = await scene.said(base);
    const contact = { ...said.contact, fullName: 'Ada King', email: 'ada@example.org' };
    await put(base, 'contact', contact);
    const tailored = await scene.tailor();
    const ofKind = (kind: string) => Object.keys(said).filter((key) => key.startsWith(`${kind}:`));
    const [first, second, third] = ofKind('experience');
    if (first) await put(tailored, first, { ...said[first], role: 'Lead' });
    if (second) await put(tailored, second, { ...said[second], hidden: true });
    if (third) await scene.remove(tailored, third);
    const points = [{ id: 'point-aa', text: 'Only here', marks: [{ from: 0, to: 4, bold: true }] }];
    await put(tailored, 'experience:own', { role: 'Own', company: 'Acme', bullets: { points } });
    await put(tailored, 'look', { ...said.look, design });
    await put(tailored, 'section_order', { ids: ['experience', 'summary', 'skills', 'education'] });
    await put(tailored, 'custom-talks', { text: 'Talks that I gave' });
    const settings = { isAdded: true, shape: 'text', title: 'Talks' };
    await put(tailored, 'section:custom-talks', settings);
    await put(base, 'contact', { ...contact, city: 'Bern' });
    await put(base, 'photo', { jpeg: PHOTO.jpeg });
    scene.wait(1);
    await put(base, 'experience:late', { role: 'Late', company: 'Base' });
    if (first) await put(base, first, { ...said[first], company: 'Renamed' });
    return { scene, tailored };
  }
});

type Scene = Awaited<ReturnType<typeof openTailoring>>;

/** Saves all parts of a sample in the base, but for contacts and blank entries that nobody can save. */
async function saveSample({ ada, base: documentId }: Scene, sample: string): Promise<void> {
  const resume = readSample(sample);
  for (const key of listParts(MODEL, resume)) {
    const value = partValue(MODEL, resume, key);
    if (value === undefined) continue;
    const { content, schema } = RESUME.writeContent(key, value);
    const body = { content: { ...content }, schema };
    const { status } = await ada.call(savePart, { params: { documentId, key }, body });
    expect([200, 400]).toContain(status);
  }
}

/** The file of each format that a document is written in. */
async function exportsOf(scene: Scene, id: string): Promise<Record<string, Uint8Array>> {
  const { parts } = await scene.whole(id);
  const resume = RESUME.readParts(withNumberedIds(parts), SECTIONS);
  const files: Record<string, Uint8Array> = {};
  for (const exporter of EXPORTERS.all) {
    const file = await writeFile(resume, {
      ...{ kind: RESUMES, exporter, sections: SECTIONS, designs, language: 'en' },
      ...{ createdAt: new Date(0), creator: 'Shortlist' },
      loadFonts: async (faces) => openFaces(faces),
    });
    if (file.kind !== 'written') throw new Error(`No ${exporter.id}: ${file.characters}`);
    files[exporter.id] = file.bytes;
  }
  return files;
}

type Parts = Awaited<ReturnType<Scene['whole']>>['parts'];

/** Parts with ids of entries by their places: those of a copy are other ones. */
function withNumberedIds(parts: Parts): Parts {
  const newId = numberedIds();
  const ids = parts.flatMap(({ key }) => /^[\w-]+:([0-9a-f-]{36})$/u.exec(key)?.[1] ?? []);
  const json = ids.reduce((text, id) => text.replaceAll(id, newId()), JSON.stringify(parts));
  return JSON.parse(json);
}

/** Answers of the spec's calls to one resume, without ids, names, dates and revisions. */
async function callAll({ ada }: Scene, resume_id: string): Promise<unknown[]> {
  const details = () => ada.call(getResume, { querystring: { resume_id } });
  const { experiences, contact_info } = await ada.readResume(resume_id);
  const job = { resume_id, role: 'By call', company: 'Acme', bullets: '• One\n• Two' };
  const answers = [await details()];
  for (const [at, { id, ...said }] of experiences.entries())
    answers.push(
      await ada.call(saveEntry.experience, { body: { ...said, resume_id, id, role: `Job ${at}` } }),
    );
  answers.push(
    await ada.call(saveEntry.experience, { body: { ...job, id: 'by-call' } }),
    await ada.call(saveEntry.award, { body: { resume_id, id: 'medal', name: 'Medal' } }),
    await ada.call(saveSummary, { body: { resume_id, summary: 'By call.' } }),
    await ada.call(saveSkills, { body: { resume_id, skills: 'Calling' } }),
    await ada.call(saveContact, {
      body: { ...contact_info, resume_id, fullName: 'Ada King', email: 'ada@example.org' },
    }),
    await ada.call(saveSummary, {
      body: { resume_id, summary: 'Stale.' },
      headers: { 'if-match': '"1"' },
    }),
    await details(),
  );
  const { resumes } = await ada.get(listResumes, {});
  const listed = resumes.find((each) => each.resume_id === resume_id);
  const deleted = await ada.call(ENDPOINTS.deleteResume, { body: { resume_id } });
  const after = await details();
  return [...answers, { listed }, deleted, after].map((answer) => settled(answer));
}

/** Says an answer without what is each document's own. */
function settled(answer: object): unknown {
  const { raw: _, ...said } = answer as { raw?: unknown };
  const json = JSON.stringify(said, (name, value) =>
    OWN.test(name) || name === 'revisions' ? undefined : value,
  );
  return JSON.parse(json.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, 'ID'));
}
const OWN = /^(id|\w+_id|revision|resume_name|name|title|last_edited|edited|created_at|.*_at)$/u;
