export { type DocxOptions, writeDocx } from './write-docx.ts';
