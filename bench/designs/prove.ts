import { formatFieldRef, type Resume } from '@shortlist/model';
import { countInOrder, wordsOf } from '@shortlist/pdf/words-in-order.test-support';
import type { Difference, ReadBack } from '@shortlist/read-back';
import type { Design, Designs } from '@shortlist/templates';
import { faultsOf } from './pages.ts';
import { askOutside } from './poppler.ts';
import { type Printed, printIn } from './print.ts';
import { readBack } from './read-back.ts';

/** The findings about a resume in a design. Shares are from 0 to 1. */
export type Proof = {
  /** Overlaps, text outside its region, contrast, syntax, bytes that differ. */
  faults: readonly string[];
  words: number;
  /** Words in the order of reading by pdftotext, by the order of the content, and in the structure tree. */
  inOrder: number;
  inContent: number;
  inTree: number;
  /** Fields that come back from Classic, and how many of those come back from this design. */
  fields: number;
  readBack: number;
  /** Those that do not. */
  lost: readonly string[];
};

/** Prints a resume in a design, has it read by other programs and by our parser, and compares. */
export async function prove(resume: Resume, design: Design, designs: Designs): Promise<Proof> {
  const [printed, again] = [
    await printIn(resume, design, designs),
    await printIn(resume, design, designs),
  ];
  const outside = askOutside(printed.pdf);
  const pages = printedPages(printed);
  const tree = wordsInTree(printed);
  const words = pages.flat().length;
  const share = (read: readonly string[]) =>
    pages.reduce((sum, page, at) => sum + countInOrder(page, wordsOf(read[at] ?? '')), 0);
  const { fields, lost } = await comparePrinted(resume, printed, designs);
  return {
    faults: [
      ...faultsOf(printed.paged),
      ...(outside.fault ? [outside.fault] : []),
      ...(Buffer.compare(printed.pdf, again.pdf) === 0 ? [] : ['other bytes the second time']),
    ],
    words,
    inOrder: share(outside.pages),
    inContent: share(outside.rawPages),
    inTree: words - missingInTree(tree, wordsOf(outside.told)),
    fields,
    readBack: fields - lost.length,
    lost,
  };
}

/** Measures how many fields of resumes come back from a design to a reader that does not know our files, in percent. */
export async function fieldsElsewhere(
  resumes: readonly Resume[],
  design: Design,
  designs: Designs,
) {
  let [fields, same] = [0, 0];
  for (const resume of resumes) {
    const { pdf } = await printIn(resume, design, designs);
    const read = await readBack(resume, pdf, false);
    fields += read.fields;
    same += read.same;
  }
  return ((100 * same) / fields).toFixed(2);
}

const classicReadings = new WeakMap<Resume, Promise<ReadBack>>();

/** Counts the fields that were typed and come back from Classic, and lists those of them that do not come back from a design. */
export const compareReadings = async (resume: Resume, design: Design, designs: Designs) =>
  comparePrinted(resume, await printIn(resume, design, designs), designs);

async function comparePrinted(resume: Resume, { pdf }: Printed, designs: Designs) {
  const classic = await readClassic(resume, designs);
  const other = await readBack(resume, pdf);
  const lostInClassic = new Set(classic.differences.map(nameOf));
  const lost = other.differences.map(nameOf).filter((field) => !lostInClassic.has(field));
  return { fields: classic.same, lost };
}

/** Reads what comes back of a resume from Classic, which is the same whatever design is compared with it. */
function readClassic(resume: Resume, designs: Designs): Promise<ReadBack> {
  const reading =
    classicReadings.get(resume) ??
    printIn(resume, designs.all[0], designs).then(({ pdf }) => readBack(resume, pdf));
  classicReadings.set(resume, reading);
  return reading;
}

const nameOf = ({ ref, what, typed }: Difference): string =>
  `${formatFieldRef(ref)} (${what}): ${typed}`;

type Run = Printed['paged']['pages'][number]['lines'][number]['runs'][number];

/** The text of runs; what stands apart on its line, such as dates, is apart. */
const textOfRuns = (runs: readonly Run[]): string =>
  runs
    .map(({ text, x, width }, at) => {
      const before = runs[at - 1];
      const touches =
        before &&
        (Math.abs(before.x + before.width - x) < 0.1 || Math.abs(x + width - before.x) < 0.1);
      return touches ? text : ` ${text}`;
    })
    .join('');

/** The words of each page in the order of reading. */
const printedPages = ({ paged }: Printed): string[][] =>
  paged.pages.map(({ lines }) => wordsOf(lines.map(({ runs }) => textOfRuns(runs)).join('\n')));

/** The words of the document, node after node of the structure; in each, what is read last is last. */
function wordsInTree({ paged }: Printed): string[] {
  const nodes: { first: string[]; last: string[] }[] = [];
  for (const { runs } of paged.pages.flatMap((page) => page.lines)) {
    const content = runs.filter(({ decorative }) => !decorative);
    for (const node of new Set(content.map((run) => run.node))) {
      const own = content.filter((run) => run.node === node);
      const texts = nodes[node] ?? { first: [], last: [] };
      nodes[node] = texts;
      texts.first.push(textOfRuns(own.filter(({ readLast }) => !readLast)));
      texts.last.push(textOfRuns(own.filter(({ readLast }) => readLast)));
    }
  }
  return wordsOf(nodes.flatMap(({ first, last }) => [...first, ...last]).join('\n'));
}

/** Counts the words of the tree that a program does not give in order. A word broken at a line's end is one piece in the tree. */
const missingInTree = (tree: readonly string[], given: readonly string[]): number =>
  tree.join('') === given.join('') ? 0 : tree.length - countInOrder(tree, given);
