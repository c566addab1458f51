import { DESIGNS } from './designs.ts';

/** What `npm run bench resumes` is asked for. */
export type Order = {
  folder: string;
  /** Documents of each design. */
  documents: number;
  /** Only designs whose name holds this. */
  only: string;
};

/** The order that the command line gives; throws what is wrong with it. */
export function readOrder(values: { out?: string; documents: string; design: string }): Order {
  if (values.out === undefined) {
    throw new Error('Say where the documents go: npm run bench resumes -- --out FOLDER');
  }
  if (!/^[1-9]\d{0,2}$/.test(values.documents)) {
    throw new Error(`--documents is a number from 1 to 999, not "${values.documents}".`);
  }
  if (!DESIGNS.some(({ id }) => id.includes(values.design))) {
    const names = DESIGNS.map(({ id }) => id).join(', ');
    throw new Error(`No design's name holds "${values.design}". The designs are ${names}.`);
  }
  return { folder: values.out, documents: Number(values.documents), only: values.design };
}
