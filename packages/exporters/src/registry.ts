import { createExporters } from './create-exporters.ts';
import { docxExporter } from './docx/exporter.ts';
import { jsonResumeExporter } from './json-resume/exporter.ts';
import { markdownExporter } from './markdown/exporter.ts';
import { pdfExporter } from './pdf/exporter.ts';
import { textExporter } from './text/exporter.ts';

/** The product's formats, in the order in which they are offered. */
export const EXPORTERS = createExporters([
  pdfExporter,
  docxExporter,
  textExporter,
  markdownExporter,
  jsonResumeExporter,
]);
