import { ADA } from '../ada.ts';
import { UNUSUAL_TEXTS } from '../unusual.ts';
import type { Wire } from '../wire.ts';

const CONTACT = { ...ADA, state: 'London', city: 'London' };
const SHOWN = { phone: false, linkedin: true, country: false, state: true, city: true };

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Contact, skills and summary: saved, refused, stale, and with unusual texts. */
export async function sectionSession(wire: Wire): Promise<void> {
  const resume_id = await wire.create('Sections');
  await wire.details(resume_id);
  await saveContacts(wire, resume_id);
  await saveTexts(wire, resume_id, 'save_summary', 'summary');
  await saveTexts(wire, resume_id, 'save_skill', 'skills');
}

async function saveContacts(wire: Wire, resume_id: string) {
  wire.note('contact');
  const save = (changes: object, ifMatch?: number | string) =>
    wire.post(
      'save_contact',
      { ...CONTACT, resume_id, ...changes },
      ifMatch === undefined ? {} : { ifMatch },
    );
  await wire.post('save_contact', CONTACT);
  await save({ resume_id: NO_ID });
  await save({}, 1);
  await save({}, 1);
  await save({ city: 'Bath' }, 1);
  await save({ shown: SHOWN }, 2);
  await save({ city: 'York' }, '*');
  await save({ city: 'York' }, 'x');
  await wire.details(resume_id);
  const wrong = [
    { fullName: '' },
    { email: '' },
    { email: 'ada@' },
    { email: 'ada@firma.de' },
    { phone: '123' },
    { phone: '+44 20 7946 0958' },
    { linkedin: 'https://www.linkedin.com/in/ada-king/' },
    { website: 'no address' },
    { shown: { phone: true } },
    { city: 5 },
    { country: 'x'.repeat(1001) },
  ];
  for (const changes of wrong) await save(changes);
  for (const text of UNUSUAL_TEXTS) await save({ state: text, country: text });
  await wire.details(resume_id);
}

async function saveTexts(wire: Wire, resume_id: string, call: string, field: string) {
  wire.note(field);
  await wire.post(call, { [field]: 'No resume.' });
  await wire.post(call, { [field]: 'No resume.', resume_id: NO_ID });
  await wire.post(call, { [field]: 'First', resume_id }, { ifMatch: 1 });
  await wire.post(call, { [field]: 'First', resume_id }, { ifMatch: 1 });
  await wire.post(call, { [field]: 'Second', resume_id }, { ifMatch: 1 });
  await wire.post(call, { [field]: 7, resume_id });
  await wire.post(call, { resume_id });
  await wire.post(call, { [field]: 'x'.repeat(50_001), resume_id });
  for (const text of UNUSUAL_TEXTS) {
    await wire.post(call, { [field]: text, resume_id });
    await wire.details(resume_id);
  }
}
