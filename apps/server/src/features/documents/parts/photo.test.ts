import {
  deleteResume,
  duplicateResume,
  getResume,
  listPartVersions,
  savePart,
  signUp,
} from '@shortlist/contracts';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { expect, it } from 'vitest';
import { describeOnServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';

const BYTES = Buffer.from(PHOTO.jpeg, 'base64');
/** The photo with bytes, in hexadecimal, before its first segment. */
const withHead = (hex: string) =>
  Buffer.concat([BYTES.subarray(0, 2), Buffer.from(hex, 'hex'), BYTES.subarray(2)]).toString(
    'base64',
  );

describeOnServer('the photo of a resume', (server) => {
  async function scene() {
    const ada = await server().accountHolder();
    const documentId = await ada.addResume();
    const put = (content: object) =>
      ada.call(savePart, {
        params: { documentId, key: 'photo' },
        body: { content: { ...content } },
      });
    return { ada, documentId, put };
  }
  const photoIn = async (who: Visitor, resumeId: string) =>
    (await who.readResume(resumeId)).extra_parts?.photo;

  it('[OC1] is in the details of the resume from its first save on, and taken away', async () => {
    const { ada, documentId, put } = await scene();
    expect(await photoIn(ada, documentId)).toBeUndefined();
    expect(await put(PHOTO)).toMatchObject({ status: 200 });
    expect(await photoIn(ada, documentId)).toEqual({ ...PHOTO, revision: 2 });
    await put({ jpeg: null });
    expect(await photoIn(ada, documentId)).toEqual({ jpeg: null, revision: 3 });
  });

  const refused = [
    ['a text', 'Me', 'is a JPEG of'],
    ['a cut picture', BYTES.subarray(0, 200).toString('base64'), 'is a JPEG of'],
    ['145 KB', Buffer.concat([BYTES, Buffer.alloc(144 * 1024)]).toString('base64'), 'is a JPEG of'],
    ['where it was taken', withHead('ffe10008457869660000'), 'without metadata'],
    ['words in an extension', withHead('fff0000a416461204b696e67'), 'without metadata'],
    ['a second frame', withHead('ffc0000b080020001801011100'), 'without metadata'],
  ];
  it.each(refused)('[OC1] is refused with the reason: %s', async (_what, jpeg, says) => {
    const { ada, documentId, put } = await scene();
    const { status, body } = await put({ jpeg });
    expect({ ...body, status }).toMatchObject({
      status: 400,
      message: expect.stringContaining(says),
    });
    expect(await photoIn(ada, documentId)).toBeUndefined();
  });

  it('[OC1] goes with a copy, is nobody else’s, and no version of it is kept', async () => {
    const { ada, documentId, put } = await scene();
    await put(PHOTO);
    await put({ jpeg: null });
    await put(PHOTO);
    const { versions } = await ada.get(listPartVersions, { querystring: { ids: documentId } });
    expect(versions.filter(({ key }) => key === 'photo')).toEqual([]);
    const { resume_id } = await ada.get(duplicateResume, {
      params: { documentId },
      body: {},
    });
    expect(await photoIn(ada, resume_id)).toMatchObject(PHOTO);
    const stranger = await server().accountHolder('stranger@example.org');
    const request = { querystring: { resume_id: documentId } };
    expect(await stranger.call(getResume, request)).toMatchObject({ status: 404 });
    await ada.call(deleteResume, { body: { resume_id: documentId } });
    expect(await ada.call(getResume, request)).toMatchObject({ status: 404 });
    expect(await photoIn(ada, resume_id)).toMatchObject(PHOTO);
  });

  it('[OC1] is not overwritten by a window that has not seen it', async () => {
    const { ada, documentId, put } = await scene();
    await put(PHOTO);
    const removal = {
      params: { documentId, key: 'photo' },
      body: { content: { jpeg: null } },
      headers: { 'if-match': '"1"' },
    };
    expect(await ada.call(savePart, removal)).toMatchObject({ status: 409 });
    expect(await photoIn(ada, documentId)).toMatchObject(PHOTO);
  });

  it('[OC1] moves with a guest’s resume to the account', async () => {
    const guest = server().visitor();
    const documentId = await guest.addResume();
    await guest.get(savePart, { params: { documentId, key: 'photo' }, body: { content: PHOTO } });
    await guest.get(signUp, {
      body: { email: 'moved@example.org', name: 'Ada', password: PASSWORD },
    });
    expect(await photoIn(guest, documentId)).toMatchObject(PHOTO);
  });
});
