import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { root } from '../run-command.ts';

/** A regular expression, and where it stands. */
export type Pattern = { file: string; line: number; source: string; flags: string };

/** All code that reads what others wrote: requests, names, answers of a model, documents, data from elsewhere. */
const READING = ['packages/*/src/**/*.ts', 'apps/{server,cli,web}/src/**/*.{ts,tsx}'];
const NOT_SHIPPED = /\.test\.tsx?$|test-support\.tsx?$|\/fuzz\//u;

type Node = { type?: string; start?: number; regex?: { pattern: string; flags: string } };

/**
 * Every regular expression of that code: those that are written down, and those that are put together when
 * their file is loaded. `unread` are the places where one is put together later, of which nobody can say what it will be.
 */
export async function findPatterns(): Promise<{ patterns: Pattern[]; unread: string[] }> {
  const patterns: Pattern[] = [];
  const places: { file: string; line: number }[] = [];
  for (const file of globSync(READING, { cwd: root }).sort()) {
    const text = NOT_SHIPPED.test(file) ? '' : readFileSync(join(root, file), 'utf8');
    if (!/\/[dgimsuvy]*|RegExp/u.test(text)) continue;
    visit(parseSync(file, text).program, (node) => {
      const at = () => ({ file, line: text.slice(0, node.start).split('\n').length });
      if (node.regex)
        patterns.push({ ...at(), source: node.regex.pattern, flags: node.regex.flags });
      if (isMade(node)) places.push(at());
    });
  }
  const made = await loadAndRecord(new Set(places.map(({ file }) => file)));
  const isRead = new Set(made.map(placeOf));
  return {
    patterns: [...patterns, ...made],
    unread: places.map(placeOf).filter((at) => !isRead.has(at)),
  };
}

export const placeOf = ({ file, line }: { file: string; line: number }) => `${file}:${line}`;

function visit(node: unknown, look: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) look(node as Node);
  for (const inner of Object.values(node)) visit(inner, look);
}

const isMade = (node: Node & { callee?: { name?: string } }) =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  node.callee?.name === 'RegExp';

/** Loads files, and tells which regular expressions were put together meanwhile, and in which line. */
async function loadAndRecord(files: ReadonlySet<string>): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const Plain = globalThis.RegExp;
  globalThis.RegExp = class extends Plain {
    constructor(source: string | RegExp, flags?: string) {
      super(source, flags);
      const at = /file:\/\/(\/[^\s:]+\.ts):(\d+)/u.exec(
        new Error('Where?').stack?.split('\n').slice(2).join('\n') ?? '',
      );
      if (at && !at[1]?.startsWith(import.meta.dirname))
        made.push({
          file: relative(root, at[1] ?? ''),
          line: Number(at[2]),
          source: this.source,
          flags: this.flags,
        });
    }
  } as RegExpConstructor;
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href);
  } finally {
    globalThis.RegExp = Plain;
  }
  return made;
}
