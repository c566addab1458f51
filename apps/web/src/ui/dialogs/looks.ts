/** The look of what opens over the page at a control: menus and lists of suggestions. */
export const POPUP_LOOK =
  'rounded-md border border-hairline bg-raised p-1 text-ink text-sm shadow-dialog outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';

/** One line of such a popup. */
export const POPUP_LINE_LOOK =
  'flex min-h-9 cursor-default select-none items-center gap-2 rounded-sm px-3 py-1.5 outline-none data-highlighted:bg-accent/15 data-highlighted:text-ink pointer-coarse:min-h-11';

/** The veil between the page and a dialog. */
export const BACKDROP_LOOK =
  'fixed inset-0 bg-shade/70 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';

/** The sheet of a dialog; each adds its own width. */
export const DIALOG_LOOK =
  'fixed inset-x-0 top-1/2 mx-auto flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-y-1/2 flex-col overflow-y-auto rounded-md border border-hairline bg-panel p-5 text-ink shadow-dialog outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-6';

/** The sheet of a dialog that comes from below. */
export const SHEET_LOOK =
  'fixed inset-x-0 bottom-0 mx-auto flex max-h-[75dvh] flex-col overflow-y-auto rounded-t-md border border-hairline border-b-0 bg-panel p-5 text-ink shadow-dialog outline-none transition-transform data-ending-style:translate-y-full data-starting-style:translate-y-full motion-reduce:transition-none';
