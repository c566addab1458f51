import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF as pdf.js gives it, used as its own examples use it in Node. */
export async function readWithPdfjs(bytes: Uint8Array): Promise<string> {
  // pdf.js takes the bytes for itself.
  const task = pdfjs.getDocument({ data: bytes.slice(), verbosity: pdfjs.VerbosityLevel.ERRORS });
  const document = await task.promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const { str } of items) text += str;
  }
  await task.destroy();
  return text;
}
