// What is needed of enclosures only where a browser keeps some, as one part of the app.
export { loadEnclosedWriter } from '#paper/enclosures/enclosed-exporter.ts';
export { listAllEnclosures, ofLetter } from '#platform/enclosures/kept-enclosures.ts';
