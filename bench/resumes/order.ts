import { existsSync, statSync } from 'node:fs';
import { DESIGNS } from './designs.ts';

/** The order that `npm run bench resumes` is given. */
export type Order = {
  folder: string;
  /** Documents of each design. */
  documents: number;
  /** Only designs whose name holds this. */
  only: string;
  /** A folder of JSON Resume files in place of the drawn people; '' draws them. */
  people: string;
};

type Values = { out?: string; documents: string; design: string; people: string };

/** The order that the command line gives; throws what is wrong with it. */
export function readOrder(values: Values): Order {
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
  if (values.people !== '' && !isFolder(values.people)) {
    throw new Error(
      `--people is a folder of JSON Resume files; there is no folder "${values.people}".`,
    );
  }
  return {
    folder: values.out,
    documents: Number(values.documents),
    only: values.design,
    people: values.people,
  };
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
