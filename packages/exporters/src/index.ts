export { createExporters, type Exporters, usualFormats } from './create-exporters.ts';
export type { Exporter, ExportSource, FileWriter, LaidOutPages, WrittenFile } from './exporter.ts';
export { EXPORTERS } from './registry.ts';
