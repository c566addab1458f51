import { type Block, isIdOfPosition, type Letter, type LetterEdit } from '@shortlist/model';
import type { Side, TextChange } from './difference.ts';
import { movedPairs } from './match.ts';

/** Two states of one letter. */
export type LetterStates = { before: Letter; after: Letter };

/** The edit by which a letter says again what it said before, and the one that undoes it, each of the letter as it is by then. */
export type LetterBack = Readonly<Record<'back' | 'undo', (now: Letter) => LetterEdit>>;

type Blocks = readonly Block[];
type BlockId = Block['id'];

/** Changes the blocks of a body as they are by then. */
type Step = (blocks: Blocks) => Blocks;

/**
 * Returns the way back of a change of the body: its paragraph alone, where all have lasting ids; else the body as a whole, since another paragraph may
 * have the id of a position by then.
 */
export function blocksWay(change: TextChange, states: LetterStates): LetterBack | undefined {
  const steps = stepsOf(change, states);
  if (!steps) return undefined;
  const edit =
    (step: Step) =>
    ({ body }: Letter): LetterEdit => ({ type: 'set-blocks', blocks: step(body.blocks) });
  return { back: edit(steps.back), undo: edit(steps.undo) };
}

function stepsOf(change: TextChange, { before, after }: LetterStates) {
  const [old, now] = [before.body.blocks, after.body.blocks];
  if ([...old, ...now].some(({ id }) => isIdOfPosition(id)))
    return { back: () => old, undo: () => now };
  const was = 'before' in change ? blockAt(old, change.before) : undefined;
  const is = 'after' in change ? blockAt(now, change.after) : undefined;
  const one = was ?? is;
  if (!one) return undefined;
  // What is not printed may be there, without words.
  if (!was || !is) return { back: restore(one.id, old), undo: restore(one.id, now) };
  if (change.kind === 'changed') return { back: say(is.id, was), undo: say(is.id, is) };
  const order = idsOf(old).map((id) => (id === was.id ? is.id : id));
  return { back: put(is, order), undo: put(is, idsOf(now)) };
}

const idsOf = (blocks: Blocks) => blocks.map(({ id }) => id);

/** Finds the block that a text on paper comes from: its source ends with the place of that. */
const blockAt = (blocks: Blocks, { sources: [source = ''] }: Side): Block | undefined =>
  blocks[Number(source.slice(source.lastIndexOf('.') + 1))];

const remove =
  (id: BlockId): Step =>
  (blocks) =>
    blocks.filter((block) => block.id !== id);

/** Has a block as it is on a side, where it stands there. */
function restore(id: BlockId, side: Blocks): Step {
  const block = side.find((each) => each.id === id);
  return block ? (blocks) => put(block, idsOf(side))(remove(id)(blocks)) : remove(id);
}

const say =
  (id: BlockId, said: Block): Step =>
  (blocks) =>
    blocks.map((block) => (block.id === id ? { ...said, id } : block));

/** Puts a block, as it is by then, where it stands in an order: behind the nearest before it that has not moved itself. */
const put =
  (block: Block, order: readonly BlockId[]): Step =>
  (blocks) => {
    const others = blocks.filter(({ id }) => id !== block.id);
    const pairs = others.flatMap(({ id }, after) => {
      const before = order.indexOf(id);
      return before < 0 ? [] : [{ before, after }];
    });
    const moved = movedPairs(pairs);
    const place = order.indexOf(block.id);
    const nearest = pairs.findLast((pair) => !moved.has(pair) && pair.before < place);
    const there = blocks.find(({ id }) => id === block.id) ?? block;
    return others.toSpliced(nearest ? nearest.after + 1 : 0, 0, there);
  };
