export { createExporters, type Exporters, usualFormats } from './create-exporters.ts';
export { docxExporter } from './docx/exporter.ts';
export type {
  Exporter,
  ExportSource,
  FileWriter,
  LaidOutPages,
  LetterSource,
  PrintedSource,
  SeveralSource,
  WrittenFile,
} from './exporter.ts';
export { articleExporter, letterArticleExporter } from './html/exporter.ts';
export { pdfExporter, severalPdfExporter } from './pdf/exporter.ts';
export { EXPORTERS, LETTER_EXPORTERS } from './registry.ts';
