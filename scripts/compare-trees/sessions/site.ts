import type { Wire } from '../wire.ts';

const INQUIRY = {
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.org',
  phone: '(212) 555-0100',
  details: 'A question.',
};
const APPLICATION = {
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.org',
  gender: 'Female',
  hispanicLatino: 'No',
  veteranStatus: 'I do not wish to answer',
  disabilityStatus: 'I do not want to answer',
  sponsorship: 'No',
  jobTitle: 'Customer care',
  jobId: 'customer-care-specialist',
};
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const FILES: Readonly<Record<string, string>> = { resume: PDF, coverLetter: PDF };

/** The forms of the company's site. */
export async function siteSession(wire: Wire): Promise<void> {
  wire.note('contact.php');
  await wire.post('contact', INQUIRY);
  for (const field of Object.keys(INQUIRY)) await wire.post('contact', { ...INQUIRY, [field]: '' });
  await wire.post('contact', { ...INQUIRY, email: 'ada@' });
  await wire.post('contact', { ...INQUIRY, phone: '1' });
  wire.note('upload.php');
  await apply(wire, {});
  for (const field of Object.keys(APPLICATION)) await apply(wire, { [field]: '' });
  await apply(wire, {}, { resume: PDF });
  await apply(wire, {}, { resume: 'plain text', coverLetter: PDF });
  await wire.send('POST', '/api/upload.php', { body: {} });
}

function apply(wire: Wire, changes: Record<string, string>, files = FILES) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...APPLICATION, ...changes })) {
    form.append(name, value);
  }
  for (const [kind, text] of Object.entries(files)) {
    form.append(kind, new Blob([text]), `${kind}.pdf`);
  }
  return wire.send('POST', '/api/upload.php', { body: form });
}
