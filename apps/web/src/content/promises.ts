/** Promises of the product, with the figure that was measured of each. docs/promises.md has the same figures. */
export const PROMISES = [
  {
    id: 'read-correctly',
    title: 'Machines read it correctly',
    claim:
      'The file holds your words as text, in the order you meant, with headings that are headings and lists that are lists.',
    figure: '20 of 20',
    counts: 'sample resumes come back from their PDF to our reader, field by field',
  },
  {
    id: 'same-lines',
    title: 'What you see is the file',
    claim:
      'One layout makes the page on the screen and the page in the PDF. Lines break where you saw them break.',
    figure: '478 of 478',
    counts: 'lines of the preview stand in the PDF with the same words at the same place',
  },
  {
    id: 'never-lost',
    title: 'It is never lost',
    claim:
      'What you type is on your own disk at once. We say “Saved” only when it is on the server’s disk.',
    figure: '0 of 255',
    counts:
      'confirmed saves were lost while the server was killed 30 times in the middle of writing',
  },
  {
    id: 'yours',
    title: 'It is yours',
    claim:
      'Start without an account. With one, you can download everything in one file or delete it all. Only you can open what you write.',
    figure: '0',
    counts:
      'requests went to any other company’s server while every public page was opened and used',
  },
] as const;
export type ProductPromise = (typeof PROMISES)[number];
