import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Step = (given: readonly unknown[]) => void;

/** The steps to take at operators, by the names that pdf.js has for them. */
export type Steps = Readonly<Record<string, Step>>;

/** The steps by the numbers of the operators. */
export function numbered(steps: Steps): Step[] {
  const list: Step[] = [];
  for (const [name, step] of Object.entries(steps)) list[OPS[name] ?? 0] = step;
  return list;
}
