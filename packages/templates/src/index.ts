export { classic, type TemplateOptions } from './classic.ts';
