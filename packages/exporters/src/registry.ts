import { createExporters } from './create-exporters.ts';
import { docxExporter } from './docx/exporter.ts';
import type { ExportSource, LetterSource } from './exporter.ts';
import { jsonResumeExporter } from './json-resume/exporter.ts';
import { letterMarkdownExporter, markdownExporter } from './markdown/exporter.ts';
import { pdfExporter } from './pdf/exporter.ts';
import { letterTextExporter, textExporter } from './text/exporter.ts';

/** The product's formats, in the order in which they are offered. */
export const EXPORTERS = createExporters<ExportSource>([
  pdfExporter,
  docxExporter,
  textExporter,
  markdownExporter,
  jsonResumeExporter,
]);

/** Those of letters. */
export const LETTER_EXPORTERS = createExporters<LetterSource>([
  pdfExporter,
  docxExporter,
  letterTextExporter,
  letterMarkdownExporter,
]);
