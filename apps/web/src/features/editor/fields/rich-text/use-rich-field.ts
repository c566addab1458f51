import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import type { PlainState } from './plain-state.ts';
import type { RichLinesProps } from './rich-lines.tsx';

type RichField = { RichLines: ComponentType<RichLinesProps>; plain: PlainState };

const load = async () => (await loadChunk('rich-text', () => import('./rich-lines.tsx'))).RichLines;

/** A browser that can edit elements; where it cannot, plain fields stay. */
const canEdit = () => 'isContentEditable' in HTMLElement.prototype;

/**
 * The rich field, and how it finds the plain one with that id; undefined until it has come. It comes when the page has been
 * drawn, and not in the middle of a composition.
 */
export function useRichField(id: string): RichField | undefined {
  const [field, setField] = useState<RichField>();

  useEffect(() => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement) || !canEdit()) return;
    const closing = new AbortController();
    void takeOver(area, closing.signal, setField).catch((cause) =>
      logError('The rich text field could not be loaded; the plain one stays.', cause),
    );
    return () => closing.abort();
  }, [id]);

  return field;
}

async function takeOver(
  area: HTMLTextAreaElement,
  signal: AbortSignal,
  set: (field: RichField) => void,
): Promise<void> {
  const texts = [area.value];
  let isComposing = false;
  const listen = (type: string, handle: () => void) =>
    area.addEventListener(type, handle, { signal });
  listen('input', () => isComposing || texts.push(area.value));
  listen('compositionstart', () => {
    isComposing = true;
  });
  listen('compositionend', () => {
    isComposing = false;
    texts.push(area.value);
  });
  const RichLines = await load();
  while (isComposing) await nextEvent(area, 'compositionend');
  if (signal.aborted) return;
  const { selectionStart: start, selectionEnd: end, scrollTop } = area;
  const hasFocus = document.activeElement === area;
  const plain = { area, texts, scrollTop, selection: hasFocus ? { start, end } : undefined };
  // At once: no key comes between the two fields.
  flushSync(() => set({ RichLines, plain }));
}

/** Resolves behind what the event does. */
const nextEvent = (target: EventTarget, type: string) =>
  new Promise<void>((resolve) =>
    target.addEventListener(type, () => setTimeout(resolve), { once: true }),
  );
