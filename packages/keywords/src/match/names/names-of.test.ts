import { expect, it } from 'vitest';
import { coreName, readDefinitions, withoutMaker } from './names-of.ts';

it.each([
  { name: 'CPR certification', core: 'CPR' },
  { name: 'accounts payable (AP)', core: 'accounts payable' },
  { name: 'sales tax returns', core: 'sales tax' },
  { name: 'tax returns', core: 'tax returns' },
  { name: 'SEC filings', core: 'SEC' },
  { name: 'court filings', core: 'court filings' },
  { name: 'ASME Section IX', core: 'ASME IX' },
  { name: 'Section 8', core: 'Section 8' },
  { name: 'Python', core: 'Python' },
  { name: 'systems', core: 'systems' },
])('the core of "$name" is "$core"', ({ name, core }) => {
  expect(coreName(name)).toBe(core);
});

it('leaves the maker out of a product, and nothing else', () => {
  expect(withoutMaker('Adobe Acrobat')).toBe('Acrobat');
  expect(withoutMaker('Google')).toBe('Google');
  expect(withoutMaker('apple picking')).toBe('apple picking');
});

it('reads what a posting defines', () => {
  const definitions = readDefinitions(
    'Run the Quality Review Board (QRB) and key points (of note)',
  );
  expect(definitions.get('qrb')).toBe('Quality Review Board');
  expect(definitions.size).toBe(2);
});
