const BOUNDARY = 'a-form-of-the-bench';
const FIELDS = {
  ...{ firstName: 'Ada', lastName: 'King', email: 'ada@example.org', sponsorship: 'No' },
  ...{ jobTitle: 'x', jobId: 'customer-care-specialist' },
  gender: 'Decline to self-identify',
  hispanicLatino: 'Decline to self-identify',
  veteranStatus: 'I do not wish to answer',
  disabilityStatus: 'I do not want to answer',
};
/** As large as a resume of two pages with its fonts. */
const PDF = `%PDF-1.4\n${'%'.repeat(50_000)}\n%%EOF\n`;

const partOf = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

const FORM = Buffer.from(
  [
    ...Object.entries(FIELDS).map(([name, value]) => partOf(`name="${name}"`, value)),
    ...['resume', 'coverLetter'].map((name) =>
      partOf(`name="${name}"; filename="${name}.pdf"\r\nContent-Type: application/pdf`, PDF),
    ),
    `--${BOUNDARY}--\r\n`,
  ].join(''),
);

let sent = 0;

/** An application with two files, from an address of its own, since each may send only so many. */
export function uploadOf() {
  sent += 1;
  return {
    method: 'POST' as const,
    path: '/api/upload.php',
    body: FORM,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    },
  };
}
