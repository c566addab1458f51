import { jsPDF } from '../../peers/jspdf.ts';
import { layOutResume, openFonts } from './lay-out-resume.ts';
import { twoPageResume } from './resumes.ts';

/** jsPDF draws the very runs that our layout has placed, with the same two fonts embedded. */
export async function write(): Promise<number> {
  const fonts = await openFonts();
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  for (const [key, { sfnt }] of fonts) {
    pdf.addFileToVFS(`${key}.ttf`, binaryString(sfnt));
    pdf.addFont(`${key}.ttf`, key, 'normal');
  }
  for (const [at, { lines, rules }] of layOutResume(twoPageResume, fonts).pages.entries()) {
    if (at > 0) pdf.addPage();
    for (const { runs, baseline } of lines) {
      for (const { face, size, text, x } of runs) {
        pdf.setFont(face, 'normal').setFontSize(size).text(text, x, baseline);
      }
    }
    for (const { x1, x2, y, thickness } of rules) pdf.setLineWidth(thickness).line(x1, y, x2, y);
  }
  return pdf.output('arraybuffer').byteLength;
}

/** jsPDF takes font files as strings of bytes. */
function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
