// Stands in for parts of pdfkit that the web build leaves out; vite.config.ts names them.
// biome-ignore lint/style/noDefaultExport: the shape of the modules it stands in for
export default function leftOut(): never {
  throw new Error('This part of pdfkit is left out of the build.');
}

export { leftOut as cbc, leftOut as ecb };
