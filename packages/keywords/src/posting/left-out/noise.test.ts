import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const termsOf = (posting: string, tier = 'scored') =>
  readPosting(posting).keywords.flatMap((keyword) => (keyword.tier === tier ? keyword.term : []));

it.each([
  [
    'other roles',
    'Also hiring (same client):\n- Frontend: React, Angular\n- Tester: Selenium, Tosca',
  ],
  ['similar jobs', 'Similar jobs\nJava Developer\nReact Developer'],
  ['a path', 'Home > Docker > Kubernetes > Helm'],
  ['a mail', 'From: Kim P., Docker Recruitment\nSubject: Kubernetes Engineer'],
  ['cookies', 'This site uses cookies to improve Salesforce and React'],
  ['buttons', 'Save   Share   Report this job'],
  ['towns', 'You will see clients in Lyon and Toronto, Ohio or Poland.'],
  ['people', 'Write to Tamsin. Dispatch is open. Ask for Marguerite.'],
  ['pay and codes', 'CTC: 18 LPA. Share PAN, UAN and BGV. Notice period of 30 days.'],
  ['perks', 'We offer dental insurance, a pension and a gym.'],
  ['other teams', 'Our art team lives in Maya, Blender and Figma. Marketing does the TikTok.'],
  [
    'what was',
    'Our website is on Shopify. It was built in Drupal. We switched from Epic to Terraform.',
  ],
  ['what the job is not', 'Not you\n- Paid search: Lena runs Google Ads'],
  ['an agent', 'Kim | Sr. Recruiter | D: 704-555-0148 | LinkedIn'],
  ['a comment of the page', '<!-- React:benefits-v3 -->'],
  ['what begins otherwise', 'Non-Docker rooms next door'],
  ['replies', 'Send your CV in Word. Applications go through Greenhouse.'],
])('[RD3] keeps %s out of the keywords', (_, noise) => {
  const posting = `Engineer\nRequirements\n- Terraform\n- Ansible and Python\n\n${noise}`;
  expect(termsOf(posting)).toEqual(['Terraform', 'Ansible', 'Python']);
});

it('reads a posting in capitals by its names, not by its capitals', () => {
  const posting = `LINE COOK
WE NEED SOMEBODY WHO CAN PREP, GRILL AND KEEP THE WALK-IN CLEAN.
MUST HAVE FOOD HANDLER CARD. KNOWS MICROSOFT EXCEL. EXCEL IN A BUSY PLACE.
NEVER LATE. FIX BAD HABITS. GRANDMA WOULD BE PROUD.`;
  const scored = termsOf(posting);
  expect(scored).toContain('Excel');
  expect(scored.filter((term) => /NEVER|GRANDMA|FIX|SOMEBODY/i.test(term))).toEqual([]);
  expect(readPosting(posting).keywords.find(({ term }) => term === 'Excel')?.mentions).toHaveLength(
    1,
  );
});

it('takes an entity inside a word for its character', () => {
  const { keywords } = readPosting(
    'Therapist\nDuties\n- gait re&#8209;training, balance work, cold lasers',
  );
  expect(keywords.map(({ term }) => term).filter((term) => term.includes('&'))).toEqual([]);
});

it('shows no column of marks beside the criteria as a keyword', () => {
  const posting =
    'Assistant\nPerson specification\nExcel        E      A/I\nSQL          D      A/I/R';
  expect(termsOf(posting)).toEqual(['Excel', 'SQL']);
});

it('shows a dozen other phrases at most, those of the requirements first', () => {
  const words =
    'amber birch cedar dune ember fjord grove heath islet junco kelp larch maple nettle otter'.split(
      ' ',
    );
  const list = (tail: string) => words.map((word) => `- Care for ${word} ${tail}`).join('\n');
  const others = termsOf(
    `Keeper\nWe like ${words.map((word) => `the ${word} lanterns`).join('. We like ')}.\nRequirements\n${list('kettles')}`,
    'other',
  );
  expect(others).toHaveLength(12);
  expect(others.filter((term) => !term.includes('kettles'))).toEqual([]);
});

it.each(['Leeds', 'leeds'])('knows the town of %s from a standard', (town) => {
  expect(termsOf(`Builder\nRequirements\n- Revit\n- Drives to ${town} daily`)).toEqual(['Revit']);
});

const AGENCY_MAIL = `From: Kim P., Harbour Recruitment
Home > Jobs > Warehouse
Warehouse Lead, Leeds

Must have: forklift license, inventory management, Excel
Location: Leeds
CTC: 9 LPA
We moved off SAP, Oracle and Tableau last year. No Java, PHP or Perl.
We offer dental insurance, a pension and a gym.

Also hiring:
- Developer: React, Angular and Docker`;

it('[RD3] keeps what is denied, other roles, towns, perks and page chrome out of the keywords of a mail', () => {
  expect(termsOf(AGENCY_MAIL)).toEqual(['forklift license', 'inventory management', 'Excel']);
});
