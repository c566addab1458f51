/** The part of pdf.js 6 that is used, here and for drawing pages in the web app; its own types bring the whole DOM with them. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export type TextItem = {
    str: string;
    dir: 'ltr' | 'rtl' | 'ttb';
    width: number;
    transform: readonly number[];
    fontName: string;
  };

  /** A mark that begins or ends marked content. */
  export type MarkItem = {
    type: 'beginMarkedContent' | 'beginMarkedContentProps' | 'endMarkedContent';
    /** Ends in "_mc" and the number of the content in the reading tree. */
    id?: string | null;
    tag?: string | null;
  };

  /** An element of the structure tree, as far as it holds content of one page; elsewhere, content or an object. */
  export type StructureNode = {
    role: string;
    children: readonly (StructureNode | { type: string; id: string })[];
  };

  export type LinkAnnotation = {
    pageIndex: number;
    rect: readonly number[];
    url?: string;
    unsafeUrl?: string;
  };

  /** A field of a form, or a text typed on a page, as far as it is read where it has no appearance. */
  export type TypedAnnotation = {
    id?: string;
    annotationType: number;
    annotationFlags: number;
    /** The text that is typed on a page. */
    contentsObj?: { str: string };
    /** "Tx", "Ch", "Btn", "Sig"; absent from what is no field. */
    fieldType?: string | null;
    fieldValue?: string | readonly string[] | null;
    password?: boolean;
    multiLine?: boolean;
    /** Each letter has a box of its own. */
    comb?: boolean;
    /** Of a list to choose from. */
    options?: readonly { exportValue: string; displayValue: string }[];
    defaultAppearanceData?: { fontSize?: number };
  };

  export type PageProxy = {
    /** The box of it that is seen: left, bottom, right, top. */
    view: readonly number[];
    getViewport: (options: { scale: number }) => {
      width: number;
      height: number;
      transform: readonly number[];
    };
    getTextContent: {
      (): Promise<{ items: readonly TextItem[] }>;
      (options: {
        includeMarkedContent: true;
      }): Promise<{
        items: readonly (TextItem | MarkItem)[];
      }>;
    };
    getStructTree: () => Promise<StructureNode | null>;
    getOperatorList: (options: { annotationMode: number }) => Promise<unknown>;
    render: (options: Record<string, unknown>) => { promise: Promise<void> };
    cleanup: () => boolean;
  };

  export type DocumentProxy = {
    numPages: number;
    getPage: (number: number) => Promise<PageProxy>;
    /** By name; null where nothing is embedded. */
    getAttachments: () => Promise<ReadonlyMap<string, unknown> | null>;
    getAttachmentContent: (name: string) => Promise<Uint8Array | null | undefined>;
    getMetadata: () => Promise<{ info: { Creator?: unknown } }>;
    getAnnotationsByType: (
      types: ReadonlySet<number>,
    ) => Promise<readonly (LinkAnnotation & TypedAnnotation)[] | null>;
  };

  export type LoadingTask = { promise: Promise<DocumentProxy>; destroy: () => Promise<void> };

  /** The operators of a page by name, and their numbers in pdf.js's lists. */
  export const OPS: Readonly<Record<string, number>>;
  export const AnnotationType: { LINK: number; WIDGET: number; FREETEXT: number };
  export const AnnotationMode: { ENABLE: number };
  export const PasswordResponses: { NEED_PASSWORD: number; INCORRECT_PASSWORD: number };
  export const VerbosityLevel: { ERRORS: number };

  export class PDFWorker {
    constructor(options: { port: unknown; verbosity: number });
    destroy(): void;
  }

  export function getDocument(options: Record<string, unknown>): LoadingTask;
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort: (port: unknown) => void };
}
