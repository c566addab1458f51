import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name.ts';

describe('[WS10] the name of a file', () => {
  it.each([
    ['resume.pdf', 'pdf', 'resume.pdf'],
    ['Ada Lovelace – Résumé.PDF', 'pdf', 'Ada Lovelace – Résumé.pdf'],
    ['../../etc/passwd', 'doc', 'passwd.doc'],
    ['C:\\fakepath\\cv.docx', 'docx', 'cv.docx'],
    ['cv.pdf.exe', 'pdf', 'cv.pdf.exe.pdf'],
    ['invoice\u202Efdp.exe', 'pdf', 'invoicefdp.exe.pdf'],
    ['a"b\r\nset-cookie: x.pdf', 'pdf', 'abset-cookie x.pdf'],
    ['.htaccess', 'pdf', 'htaccess.pdf'],
    ['...', 'doc', 'file.doc'],
    ['王小明.docx', 'docx', '王小明.docx'],
    [`${'x'.repeat(300)}.pdf`, 'pdf', `${'x'.repeat(100)}.pdf`],
  ] as const)('%j becomes safe', (given, type, safe) => {
    expect(safeFileName(given, type)).toBe(safe);
  });

  // All that reads a name takes time in proportion to it (`scripts/gate/patterns`); what takes more reads the beginning alone.
  it.each(['.', ' ', '. ', '\u202E', '. .', '\t'])(
    '[TR3] is looked at as far as a thousand characters: %j',
    (unit) => {
      expect(safeFileName(`a${unit.repeat(70_000 / unit.length)}b`, 'pdf')).toBe('a.pdf');
    },
  );
});
