import { fc, test } from '@fast-check/vitest';
import { anyCharacter } from '@shortlist/model/resume.test-support';
import { expect } from 'vitest';
import * as mails from './mails.ts';

const OURS = 'https://shortlist.example';

/** Parts of which strangers make addresses, and what hides them. */
const PARTS = [
  'evil-prize',
  'evil',
  'com',
  'пример',
  'рф',
  '例え',
  'www',
  'https://',
  'mailto:',
  'ada',
  'Won!',
  ...'.。．｡․﹒…‥ꓸ𝅭/@:?#-()<>"\'0 7',
  ...['\u200B', '\u200D', '\u202E', '\u2066', '\u2028', '\u0085', '\u00AD', '\r\n', '\t', ' '],
  ...['\u33C7', '\u2488', '\u3164', '\u0301', '🎉'],
];

const anyName = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter, maxLength: 100 }),
);

/** A full stop, in whatever clothes, with something on both sides; or another sign of an address. */
const ADDRESS = /[^\s.]\s*[.。．｡․﹒ꓸ\u{1D16D}][^\s.]|[@\\]|:\/|www\s*\./iu;
const INVISIBLE = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\u3164\u2028\u2029]/u;

test.prop({ name: anyName }, { numRuns: 1_000 })(
  'whatever the name, a mail has no address in it but ours, and its greeting is one short line',
  ({ name }) => {
    const link = `${OURS}/verify-email?token=x`;
    for (const write of Object.values(mails)) {
      const mail = write({ name, email: 'ada@example.org', link });
      const { subject, text } = write({ name: 'Ada', email: 'ada@example.org', link });
      expect(mail.to).toBe('ada@example.org');
      expect(mail.subject).toBe(subject);
      expect(mail.text.split('\n').length).toBe(text.split('\n').length);

      const unlinked = mail.text.replace(link, '');
      expect(unlinked.normalize('NFKC')).not.toMatch(ADDRESS);
      expect(unlinked).not.toMatch(INVISIBLE);
      expect(mail.text.split('\n')[0]).toMatch(/^Hello(?:,| .{1,40},)$/u);
    }
  },
);
