import type { PointFlag } from '@shortlist/model';
import { type RefObject, useEffect, useState } from 'react';
import {
  duplicateLines,
  linkAround,
  linkIn,
  linkStretch,
  moveLines,
  replaceStretch,
} from './change-lines.ts';
import type { RichEditor } from './open-rich-editor.ts';
import { isSamePlace, lineOfRuns, type PlaceRange } from './rich-line.ts';

/** Format of the words at the caret. */
type Look = {
  bold: boolean;
  italic: boolean;
  href: string | undefined;
} & { [F in PointFlag]: boolean };

/** State and actions of the toolbar. */
export type Formatting = Look & {
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
  toggle: (tag: 'b' | 'i') => void;
  /** Links what is selected, else the word or the link at the caret, else the address itself. */
  setLink: (href: string | undefined) => void;
  /** Leaves the lines at the caret off the paper, or keeps them as they are; or no longer. */
  toggleFlag: (flag: PointFlag) => void;
  /** Moves the lines at the caret up or down by one. */
  move: (by: -1 | 1) => void;
  /** Puts the lines at the caret below once more. */
  duplicate: () => void;
  /** The text. */
  root: RefObject<HTMLElement | null>;
};

const PLAIN: Look = { bold: false, italic: false, hidden: false, locked: false, href: undefined };

export function useFormatting(
  root: RefObject<HTMLElement | null>,
  editor: RefObject<RichEditor | null>,
): Formatting {
  const [look, setLook] = useState(PLAIN);
  const [isLinking, setLinking] = useState(false);

  useEffect(() => {
    const { current } = editor;
    const read = () => current && setLook((before) => sameOr(before, lookAt(current)));
    const events = ['pathChange', 'select', 'cursor', 'input'];
    for (const event of events) current?.squire.addEventListener(event, read);
    return () => {
      for (const event of events) current?.squire.removeEventListener(event, read);
    };
  }, [editor]);

  const focus = () => root.current?.focus({ preventScroll: true });

  function toggle(tag: 'b' | 'i'): void {
    const squire = editor.current?.squire;
    if (!squire) return;
    focus();
    if (tag === 'b') squire.hasFormat('B') ? squire.removeBold() : squire.bold();
    else squire.hasFormat('I') ? squire.removeItalic() : squire.italic();
  }

  function setLink(href: string | undefined): void {
    const { current } = editor;
    if (!current) return;
    const lines = current.lines();
    const stretch = linkTarget(current);
    if (!isSamePlace(stretch)) current.change(linkStretch(lines, stretch, href));
    else if (href !== undefined) {
      const text = href.replace(/^(?:mailto|tel):/u, '');
      current.change(replaceStretch(lines, stretch, [lineOfRuns([{ text, href }])]));
    }
  }

  function toggleFlag(flag: PointFlag): void {
    const { current } = editor;
    if (!current) return;
    const { from, to } = current.selection();
    const lines = current.lines().map(({ [flag]: isOn, ...line }, at) => {
      const isMeant = from.line <= at && at <= to.line ? !look[flag] : isOn;
      return { ...line, ...(isMeant && { [flag]: true as const }) };
    });
    focus();
    current.change({ lines, caret: to });
  }

  function move(by: -1 | 1): void {
    const { current } = editor;
    const moved = current && moveLines(current.lines(), current.selection(), by);
    focus();
    if (moved) current.change(moved);
  }

  function duplicate(): void {
    const { current } = editor;
    focus();
    if (current) current.change(duplicateLines(current.lines(), current.selection()));
  }

  const changes = { toggle, setLink, toggleFlag, move, duplicate };
  return { ...look, isLinking, setLinking, ...changes, root };
}

function lookAt(editor: RichEditor): Look {
  const lines = editor.lines();
  return {
    bold: editor.squire.hasFormat('B'),
    italic: editor.squire.hasFormat('I'),
    hidden: Boolean(lines[editor.selection().from.line]?.hidden),
    locked: Boolean(lines[editor.selection().from.line]?.locked),
    href: linkIn(lines, linkTarget(editor)),
  };
}

function linkTarget(editor: RichEditor): PlaceRange {
  const stretch = editor.selection();
  return isSamePlace(stretch) ? linkAround(editor.lines(), stretch.from) : stretch;
}

const sameOr = (before: Look, after: Look): Look =>
  (Object.keys(after) as (keyof Look)[]).every((name) => before[name] === after[name])
    ? before
    : after;
