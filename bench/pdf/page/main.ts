const WRITERS = {
  ours: () => import('./write-with-ours.ts'),
  'react-pdf': () => import('./write-with-react-pdf.ts'),
  jspdf: () => import('./write-with-jspdf.ts'),
};
export type Writer = keyof typeof WRITERS;

/** The functions that the measuring side calls in the page. */
export const bench = {
  /** Milliseconds from asking for the library's chunk, or having it, to the bytes of the PDF. */
  async write(writer: Writer): Promise<number> {
    const start = performance.now();
    const { write } = await WRITERS[writer]();
    const size = await write();
    if (size < 5000) throw new Error(`${writer} wrote only ${size} bytes`);
    return performance.now() - start;
  },
  async type(...input: Parameters<typeof import('./keystrokes.ts')['typeLetters']>) {
    const { typeLetters } = await import('./keystrokes.ts');
    return typeLetters(...input);
  },
};

declare global {
  var shortlistBench: typeof bench;
}

globalThis.shortlistBench = bench;
