import type { DocumentAbout } from '@shortlist/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSections } from '#platform/sections-context.ts';
import { useIsNear } from '#platform/use-is-near.ts';
import { MiniSheet } from '../list/cards/mini-sheet.tsx';
import { picturesOf } from './pictures.ts';

export type SheetPictureProps = {
  resume: Pick<DocumentAbout, 'document_id' | 'edited' | 'base_edited'>;
};

/**
 * Shows a resume's whole first page, drawn once it is near; a sheet with grey lines until then, and where it cannot be
 * drawn. A picture to the eye only: the card bears the name.
 */
export function SheetPicture({ resume }: SheetPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const address = usePicture(resume, useIsNear(frame));
  return (
    <div ref={frame} className="relative [forced-color-adjust:none]">
      <MiniSheet />
      {address && (
        <img
          src={address}
          alt=""
          decoding="async"
          draggable={false}
          className="absolute inset-0 size-full bg-paper object-contain"
        />
      )}
    </div>
  );
}

/** The address of the picture; after an edit that of the one before, until there is another. */
function usePicture(resume: SheetPictureProps['resume'], isNear: boolean) {
  const { document_id, base_edited = '' } = resume;
  // A tailored resume changes with its base.
  const edited = resume.edited && base_edited > resume.edited ? base_edited : resume.edited;
  const sections = useSections();
  const [picture, setPicture] = useState<Blob>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isNear) return undefined;
    return picturesOf(sections).want({ resumeId: document_id, edited }, setPicture);
  }, [sections, document_id, edited, isNear]);
  useEffect(() => {
    if (!picture) return undefined;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
