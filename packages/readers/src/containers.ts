// What holds other things: zips, XML and HTML, for readers of data that is no document. It weighs little: no PDF, no layout.
export { fileKind } from './file-type/file-kind.ts';
export { decodeText } from './markup/decode-text.ts';
export { type Element, elementsOf, textInside } from './markup/element.ts';
export { readMarkup } from './markup/read-markup.ts';
export { ReadError, type ReadProblem, readProblem } from './read-problem.ts';
export { readZip, type Zip } from './zip/read-zip.ts';
