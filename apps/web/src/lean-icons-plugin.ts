import type { Plugin } from 'vite';

const ICON_MAKER = /node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

/** Lines of an icon that only lucide's own component reads: its names, its size, which is 24, and keys of elements that never change places. */
const UNUSED = [
  /^ {2}(?:name: .*|size: 24),\n/gm,
  /,\n {2}aliases: \[[^\]]*\](?=\n\};)/,
  /,\s*key: "\w+"/g,
];

/** Lines of a file that gives an icon another name. */
const ALIAS = /^export \{ default(?: as \w+)? \} from '\.\/[\w-]+\.mjs';$/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Makes icons that are always hidden from assistive technology and take `size`, `className` and `style`, as all of ours do. */
const MAKE_ICON = `
import { createElement } from 'react';
const look = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true };
export default ({ node }) => ({ size = 24, ...rest }) =>
  createElement('svg', { ...look, width: size, height: size, ...rest }, ...node.map((part) => createElement(...part)));
`;

/**
 * Leaves out what the app does not use of icons: classes by name, strokes of another width, defaults from a context. Throws where an
 * icon is written otherwise by now.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  transform(code, id) {
    if (ICON_MAKER.test(id)) return { code: MAKE_ICON, map: null };
    if (!ICON.test(id) || isAlias(code)) return undefined;
    const left = UNUSED.reduce((rest, line) => rest.replace(line, ''), code);
    const rest = /__iconData = \{\n {2}node: \[[^{}]*(?:\{[^{}]*\}[^{}]*)*\]\n\};/.exec(left);
    if (!rest || /key:|aliases:/.test(left) || !left.includes('createLucideIcon(__iconData)'))
      throw new Error(`The icon ${id} is not as icons were.`);
    return { code: left, map: null };
  },
});

const isAlias = (code: string): boolean =>
  code
    .replace(COMMENT, '')
    .split('\n')
    .every((line) => line === '' || ALIAS.test(line));
