import { bodyText, type Letter } from '@shortlist/model';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { useLocation } from '#platform/navigation/router/router-context.ts';

/** A place of a letter: a field as the paper names it, and a stretch of it. */
export type LetterPlace = { source: string; start: number; end: number };

/** The navigation state with which a letter's editor opens at a place. */
export const stateOfPlace = ({ source, start, end }: LetterPlace) => ({
  keepFocus: true,
  letterPlace: { source, start, end },
});

const State = z.object({
  letterPlace: z.object({ source: z.string(), start: z.int().min(0), end: z.int().min(0) }),
});

/** Gives the focus to the place that the address was opened for, once. */
export function useGoToPlace(letter: Letter): void {
  const { state } = useLocation();
  const isDone = useRef(false);
  useEffect(() => {
    const read = State.safeParse(state);
    if (isDone.current || !read.success) return;
    isDone.current = true;
    goToPlace(letter, read.data.letterPlace);
  }, [state, letter]);
}

function goToPlace(letter: Letter, place: LetterPlace): void {
  const [part, at] = place.source.split('.');
  if (part === 'body') selectInBody(letter, { ...place, at: Number(at) });
  else document.getElementById(fieldOfSource(place.source))?.focus();
}

type InBody = { at: number; start: number; end: number };

/** Selects a stretch of a paragraph in the field of the text. */
export function selectInBody({ body: { blocks } }: Letter, { at, start, end }: InBody): void {
  const field = document.getElementById(fieldId('body', 'text'));
  if (!(field instanceof HTMLTextAreaElement)) return;
  const upTo = bodyText({ blocks: blocks.slice(0, at + 1) }).length;
  const from = upTo - (blocks[at]?.text.length ?? 0);
  field.focus();
  field.setSelectionRange(from + start, from + end);
}

/** The id of the field that a printed text comes from: of a body's blocks the one field of its text, of all else the field of its name. */
export function fieldOfSource(source: string): string {
  const [part = '', field = ''] = source.split('.');
  return part === 'body' ? fieldId('body', 'text') : fieldId(part, field);
}

/** The id of a field of a letter. */
export const fieldId = (part: string, field: string): string => `letter-${part}-${field}`;
