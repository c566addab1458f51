import { toOperand } from '../file/operands.ts';

/** One step of a glyph's outline, as fontkit tells it; quadratic curves are those of TrueType. */
export type OutlineStep = {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  args: number[];
};

/** The operators that fill an outline, every coordinate times `scale`. */
export function fillOutline(steps: readonly OutlineStep[], scale: number): string {
  let pen: number[] = [];
  const operators = steps.map(({ command, args }) => {
    const operands = command === 'quadraticCurveTo' ? toCubic(pen, args) : args;
    pen = args.slice(-2);
    return [...operands.map((value) => toOperand(value * scale)), OPERATORS[command]].join(' ');
  });
  return [...operators, 'f'].join(' ');
}

const OPERATORS: Record<OutlineStep['command'], string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'c',
  bezierCurveTo: 'c',
  closePath: 'h',
};

/** PDF has no quadratic curves; the same curve as a cubic has its handles two thirds of the way out. */
function toCubic([x0 = 0, y0 = 0]: number[], [cx = 0, cy = 0, x = 0, y = 0]: number[]): number[] {
  const towards = (from: number, control: number) => from + ((control - from) * 2) / 3;
  return [towards(x0, cx), towards(y0, cy), towards(x, cx), towards(y, cy), x, y];
}
