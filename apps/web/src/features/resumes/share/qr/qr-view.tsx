import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { saveFile } from '#platform/files/save-file.ts';
import { useWords } from '#platform/language/use-words.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { ViewHead } from '../view-head.tsx';
import { qrCodeOf, qrPng, qrSvg } from './qr-code.ts';

type QrViewProps = { link: Link; onBack: () => void };

/** Hosts that lead to the computer of who opens them. */
const OWN_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The QR code of a link's address, with its downloads. */
export function QrView({ link, onBack }: QrViewProps) {
  const words = useWords(en.share);
  const fail = useFailureNotice();
  const url = link.url ?? '';
  const code = useMemo(() => qrCodeOf(url), [url]);
  const svg = useMemo(() => qrSvg(code), [code]);
  const fileName = `qr-${fileNameOf(link.name)}`;

  async function savePng() {
    try {
      saveFile(await qrPng(code), `${fileName}.png`, 'image/png');
    } catch (cause) {
      await fail('A QR code was not drawn.', cause, words.notDrawn);
    }
  }

  return (
    <>
      <ViewHead title={words.qrTitle({ name: quoteName(link.name) })} onBack={onBack} />
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={words.qrOf({ url })}
        className="mx-auto aspect-square w-full max-w-64 rounded-md"
      />
      <p className="text-center text-muted text-sm">
        {OWN_HOSTS.includes(new URL(url).hostname) ? words.qrLocal : words.qrHint}
      </p>
      <DialogActions>
        <Button
          onClick={() =>
            saveFile(new TextEncoder().encode(svg), `${fileName}.svg`, 'image/svg+xml')
          }
        >
          <Download size={16} aria-hidden />
          {words.downloadSvg}
        </Button>
        <Button variant="primary" onClick={() => void savePng()}>
          <Download size={16} aria-hidden />
          {words.downloadPng}
        </Button>
      </DialogActions>
    </>
  );
}

/** A link's name as part of a file name: letters and digits of any script, with hyphens between. */
const fileNameOf = (name: string): string =>
  name
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-')
    .toLowerCase() ?? 'link';
