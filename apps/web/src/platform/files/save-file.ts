/** Browsers read the file some time after the click: so long it stays in memory, in ms. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. Nothing leaves the machine. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
