export { createExporters, type Exporters, usualFormats } from './create-exporters.ts';
export { docxExporter } from './docx/exporter.ts';
export type {
  Exporter,
  ExportSource,
  FileWriter,
  LaidOutPages,
  PrintedSource,
  WrittenFile,
} from './exporter.ts';
export { pdfExporter } from './pdf/exporter.ts';
export { EXPORTERS } from './registry.ts';
