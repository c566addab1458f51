import {
  createDocument,
  getDocument,
  getDocumentFile,
  savePart,
  tailorDocument,
} from '@shortlist/contracts';
import { openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { KINDS, SECTIONS } from '@shortlist/model';
import { PRINTED_KINDS, type Printable, writeFile } from '@shortlist/printing';
import { loadDesigns } from '@shortlist/templates';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer, TestServer, type Visitor } from '../../test-server.test-support.ts';

type Format = 'pdf' | 'docx' | 'txt' | 'md' | 'json';

const fileOf = async (who: Visitor, documentId: string, format: Format = 'pdf') => {
  const { raw, ...answer } = await who.call(getDocumentFile, {
    params: { documentId },
    querystring: { format },
  });
  return { ...answer, headers: raw.headers, bytes: raw.rawPayload };
};

const save = (who: Visitor, documentId: string, parts: Record<string, object>) =>
  Promise.all(
    Object.entries(parts).map(([key, content]) =>
      who.get(savePart, { params: { documentId, key }, body: { content: { ...content } } }),
    ),
  );

/** The file that the packages make of what the server answers. */
async function printed(who: Visitor, documentId: string, format: Format): Promise<Buffer> {
  const whole = await who.get(getDocument, { params: { documentId } });
  const { base, parts } = whole;
  const kind = PRINTED_KINDS.find((each) => each.kind === whole.document.kind);
  const exporter = kind?.formats.find(({ extension }) => extension === format);
  if (!(kind && exporter)) throw new Error(`No ${format} of a ${whole.document.kind}`);
  const read = KINDS.find(kind.kind)?.readParts([...(base?.parts ?? []), ...parts], SECTIONS);
  const { edited, base_edited: ofBase = edited } = whole.document;
  const written = await writeFile(read as Printable, {
    ...{ kind, exporter, sections: SECTIONS, designs: await loadDesigns(), language: 'en' },
    ...{ creator: 'Shortlist', createdAt: new Date(ofBase > edited ? ofBase : edited) },
    loadFonts: async (faces) => openFaces(faces),
  });
  if (written.kind !== 'written') throw new Error(`No glyphs for ${written.characters}`);
  return Buffer.from(written.bytes);
}

async function expectPrinted(who: Visitor, id: string, formats: readonly Format[]) {
  for (const format of formats) {
    const { status, bytes } = await fileOf(who, id, format);
    expect({ format, status }).toEqual({ format, status: 200 });
    expect(Buffer.compare(bytes, await printed(who, id, format)), format).toBe(0);
  }
}

const PARTS = {
  contact: { fullName: 'Ada Zoë King', email: 'ada@example.org', location: 'London' },
  look: { design: 'harvard' },
  summary: { text: 'Builds bridges.' },
  'experience:1': {
    role: 'Engineer',
    company: 'Spans',
    bullets: { points: [{ id: 'aaaaaaaa', text: 'Built a bridge' }] },
  },
};

describeOnServer('files of documents', (server) => {
  it('[EX1] are what the packages make of a resume, in every format, under the name of the web app', async () => {
    const ada = server().visitor();
    const id = await ada.addResume();
    await save(ada, id, PARTS);
    await expectPrinted(ada, id, ['pdf', 'docx', 'txt', 'md', 'json']);
    const { headers, bytes } = await fileOf(ada, id);
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining("filename*=UTF-8''Ada_Zo%C3%AB_King.pdf"),
    });
    expect((await fileOf(ada, id, 'txt')).headers['content-type']).toBe(
      'text/plain; charset=utf-8',
    );
  });

  it('[EX1] of a tailored resume and of a letter say what these follow, as that is now', async () => {
    const ada = server().visitor();
    const base = await ada.addResume();
    await save(ada, base, PARTS);
    const { document_id: tailored } = await ada.get(tailorDocument, {
      params: { documentId: base },
      body: { title: 'For Acme' },
    });
    await save(ada, tailored, { summary: { text: 'Builds bridges for Acme.' } });
    const { document_id: letter } = await ada.get(createDocument, {
      body: { kind: 'letter', title: 'To Acme', base },
    });
    await save(ada, letter, { letter: { subject: 'Bridges' } });
    await save(ada, base, { contact: { ...PARTS.contact, fullName: 'Ada Lovelace' } });

    await expectPrinted(ada, tailored, ['pdf', 'txt']);
    await expectPrinted(ada, letter, ['pdf', 'docx', 'txt', 'md']);
    const text = (await fileOf(ada, tailored, 'txt')).bytes.toString();
    expect(text).toContain('Builds bridges for Acme.');
    expect(text).toContain('Ada Lovelace');
    expect((await fileOf(ada, letter)).headers['content-disposition']).toContain(
      'filename="Ada_Lovelace_Cover_letter.pdf"',
    );
  });

  it('[EX1] are none of what is another’s, of a format that the kind lacks, and of characters without a font', async () => {
    const ada = server().visitor();
    const id = await ada.addResume();
    await server().visitor().addResume();
    const other = server().visitor();
    await other.addResume();
    expect(await fileOf(other, id)).toMatchObject({ status: 404 });
    const { document_id: letter } = await ada.get(createDocument, {
      body: { kind: 'letter', title: 'To Acme' },
    });
    expect(await fileOf(ada, letter, 'json')).toMatchObject({
      status: 400,
      body: { code: 'invalid', field: 'format' },
    });
    await save(ada, id, { summary: { text: 'Builds 😀 bridges.' } });
    expect(await fileOf(ada, id)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('😀') },
    });
    expect(await fileOf(ada, id, 'txt')).toMatchObject({ status: 200 });
  });

  it('[EX1] are made of damaged parts as far as these can be read; what cannot is a fault in the log, without its words', async () => {
    const ada = server().visitor();
    const id = await ada.addResume();
    await save(ada, id, PARTS);
    const { db } = server().database;
    const damage = (key: string, content: object) =>
      db.execute(sql`insert into parts (document, key, kind, content, made_at)
        values (${id}::uuid, ${key}, split_part(${key}, ':', 1), ${JSON.stringify(content)}::jsonb, now())
        on conflict (document, key) do update set content = excluded.content`);
    await damage('look', { design: 5, accent: {} });
    await damage('experience:2', { bullets: { points: [7, null] }, startDate: 'never' });
    expect(await fileOf(ada, id)).toMatchObject({ status: 200 });

    await damage('photo', { jpeg: 'AAAABBBBCCCCDDDD' });
    const lines: string[] = [];
    const app = await TestServer.build(server().database, {
      config: { logLevel: 'error' },
      logTo: { write: (line) => lines.push(line) },
    });
    const again = server().visitor(app);
    again.cookies = new Map(ada.cookies);
    expect(await fileOf(again, id)).toMatchObject({ status: 500, body: { code: 'unforeseen' } });
    expect(lines.join('')).toContain('packages/pdf/src');
    expect(lines.join('')).not.toContain('AAAABBBB');
    expect(await fileOf(again, id, 'txt')).toMatchObject({ status: 200 });
    await app.close();
  });

  it('[TR3] are limited in an hour', async () => {
    const ada = server().visitor();
    const id = await ada.addResume();
    expect(await fileOf(ada, id, 'json')).toMatchObject({ status: 200 });
    const { db } = server().database;
    await db.execute(sql`update counters set count = 239 where key like 'files-of:%'`);
    expect(await fileOf(ada, id, 'json')).toMatchObject({ status: 200 });
    expect(await fileOf(ada, id, 'json')).toMatchObject({
      status: 429,
      body: { code: 'slow_down', retry_after: expect.any(Number) },
    });
  });
});
