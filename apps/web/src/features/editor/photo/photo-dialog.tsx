import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import 'react-easy-crop/react-easy-crop.css';
import type { Photo } from '@shortlist/model';
import { RotateCw } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { logError } from '#platform/log.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { DropArea } from '#ui/fields/drop-area.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { type CropArea, cropPicture } from './crop-picture.ts';
import { type OpenPicture, openPicture, type PictureProblem } from './open-picture.ts';

type PhotoDialogProps = {
  open: boolean;
  onClose: () => void;
  onChoose: (photo: Photo) => void;
};

/** Takes a picture, and lets the person turn it and choose what is printed of it. */
export const PhotoDialog = ({ open, onClose, onChoose }: PhotoDialogProps) => {
  const words = useWords(en.photo);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.photo}
      description={words.staysInResume}
      width="lg"
    >
      <PhotoForm onClose={onClose} onChoose={onChoose} />
    </Dialog>
  );
};

function PhotoForm({ onClose, onChoose }: Omit<PhotoDialogProps, 'open'>) {
  const words = useWords(en.photo);
  const common = useWords(en.common);
  const [picture, setPicture] = useState<OpenPicture>();
  const [problem, setProblem] = useState<PictureProblem>();
  useEffect(() => picture?.close, [picture]);

  async function take(file: File) {
    const opened = await openPicture(file);
    setProblem(opened.ok ? undefined : opened.reason);
    if (opened.ok) setPicture(opened.picture);
  }

  return (
    <div className="flex flex-col gap-5">
      <PictureChooser
        hasPicture={picture !== undefined}
        problem={problem && words.problem({ problem })}
        onTake={take}
      />
      {picture ? (
        <CropForm key={picture.url} picture={picture} onClose={onClose} onChoose={onChoose} />
      ) : (
        <DialogActions>
          <Button onClick={onClose}>{common.cancelCapitals}</Button>
        </DialogActions>
      )}
    </div>
  );
}

type PictureChooserProps = {
  hasPicture: boolean;
  problem: string | undefined;
  onTake: (file: File) => Promise<void>;
};

function PictureChooser({ hasPicture, problem, onTake }: PictureChooserProps) {
  const words = useWords(en.photo);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // Emptied, so that the same file can be chosen again after a refusal.
    currentTarget.value = '';
    if (file) void onTake(file);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={words.picture}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
        onChange={handleChange}
        className="peer sr-only"
      />
      <DropArea
        label={words.dropHere}
        onDrop={(file) => void onTake(file)}
        className={`flex min-h-16 flex-wrap items-center gap-3 rounded-md border border-dashed px-3 py-2 ${problem ? 'border-danger' : 'border-edge'} peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2`}
      >
        <span id={`${id}-hint`} className="min-w-0 flex-1 basis-48 text-muted text-sm">
          {words.whatFits}
        </span>
        <Button tabIndex={-1} onClick={() => input.current?.click()}>
          {hasPicture ? words.chooseAnother : words.choosePicture}
        </Button>
      </DropArea>
      <div role="alert">{problem && <FieldError id={`${id}-error`} text={problem} />}</div>
    </div>
  );
}

const SHAPES = [
  { shape: 'portrait', aspect: 3 / 4 },
  { shape: 'square', aspect: 1 },
] as const;
const MOST_ZOOM = 4;

type CropFormProps = Pick<PhotoDialogProps, 'onClose' | 'onChoose'> & { picture: OpenPicture };

function CropForm({ picture, onClose, onChoose }: CropFormProps) {
  const words = useWords(en.photo);
  const common = useWords(en.common);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [aspect, setAspect] = useState<number>(SHAPES[0].aspect);
  const [problem, setProblem] = useState<string>();
  const area = useRef<CropArea>(undefined);

  async function save() {
    if (!area.current) return;
    try {
      onChoose(await cropPicture(picture.image, area.current, degrees));
      onClose();
    } catch (cause) {
      logError('The photo could not be made.', cause);
      setProblem(words.notMade);
    }
  }

  return (
    <>
      <div className="relative h-72 overflow-hidden rounded-md bg-desk">
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          rotation={degrees}
          aspect={aspect}
          maxZoom={MOST_ZOOM}
          keyboardStep={8}
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{
            'aria-label': words.printedPart,
            role: 'group',
          }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => {
            area.current = pixels;
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <label className="flex min-w-0 flex-1 basis-48 items-center gap-3 text-sm">
          {words.zoom}
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
            className="h-11 min-w-0 grow accent-accent"
          />
        </label>
        <fieldset className="flex gap-4">
          <legend className="sr-only">{words.shape}</legend>
          {SHAPES.map(({ shape, aspect: each }) => (
            <label key={shape} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <input
                type="radio"
                name="shape"
                checked={aspect === each}
                onChange={() => setAspect(each)}
                className="accent-accent"
              />
              {words.shapeNamed({ shape })}
            </label>
          ))}
        </fieldset>
        <Button onClick={() => setDegrees((degrees + 90) % 360)}>
          <RotateCw size={16} aria-hidden />
          {words.turn}
        </Button>
      </div>
      <div role="alert">{problem && <FieldError id="photo-problem" text={problem} />}</div>
      <DialogActions>
        <Button onClick={onClose}>{common.cancelCapitals}</Button>
        <Button variant="primary" onClick={() => void save()}>
          {common.saveCapitals}
        </Button>
      </DialogActions>
    </>
  );
}
