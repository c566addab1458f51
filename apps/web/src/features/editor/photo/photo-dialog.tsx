import 'react-easy-crop/react-easy-crop.css';
import type { Photo } from '@shortlist/resume';
import { RotateCw } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { logError } from '#lib/log.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { DropArea } from '#ui/fields/drop-area.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { type CropArea, cropPicture } from './crop-picture.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';

type PhotoDialogProps = {
  open: boolean;
  onClose: () => void;
  onChoose: (photo: Photo) => void;
};

/** Takes a picture, and lets the person turn it and choose what is printed of it. */
export const PhotoDialog = ({ open, onClose, onChoose }: PhotoDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Photo"
    description="It stays in this resume. What the file says of camera and place is taken out before it is kept."
    width="lg"
  >
    <PhotoForm onClose={onClose} onChoose={onChoose} />
  </Dialog>
);

function PhotoForm({ onClose, onChoose }: Omit<PhotoDialogProps, 'open'>) {
  const [picture, setPicture] = useState<OpenPicture>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => picture?.close, [picture]);

  async function take(file: File) {
    const opened = await openPicture(file);
    setProblem(opened.ok ? undefined : opened.reason);
    if (opened.ok) setPicture(opened.picture);
  }

  return (
    <div className="flex flex-col gap-5">
      <PictureChooser hasPicture={picture !== undefined} problem={problem} onTake={take} />
      {picture ? (
        <CropForm key={picture.url} picture={picture} onClose={onClose} onChoose={onChoose} />
      ) : (
        <DialogActions>
          <Button onClick={onClose}>CANCEL</Button>
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
        aria-label="Picture"
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
        onChange={handleChange}
        className="peer sr-only"
      />
      <DropArea
        label="Drop a picture here"
        onDrop={(file) => void onTake(file)}
        className={`flex min-h-16 flex-wrap items-center gap-3 rounded-md border border-dashed px-3 py-2 ${problem ? 'border-danger' : 'border-edge'} peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2`}
      >
        <span id={`${id}-hint`} className="min-w-0 flex-1 basis-48 text-muted text-sm">
          A JPEG, PNG or WebP of at most 10 MB. Choose it, or drop it here.
        </span>
        <Button tabIndex={-1} onClick={() => input.current?.click()}>
          {hasPicture ? 'Choose another' : 'Choose a picture'}
        </Button>
      </DropArea>
      <div role="alert">{problem && <FieldError id={`${id}-error`} text={problem} />}</div>
    </div>
  );
}

const SHAPES = [
  { label: 'Portrait', aspect: 3 / 4 },
  { label: 'Square', aspect: 1 },
] as const;
const MOST_ZOOM = 4;

type CropFormProps = Pick<PhotoDialogProps, 'onClose' | 'onChoose'> & { picture: OpenPicture };

function CropForm({ picture, onClose, onChoose }: CropFormProps) {
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
      setProblem('This browser could not make a photo of it. Try another picture.');
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
            'aria-label': 'What is printed: move it with the arrow keys',
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
          Zoom
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
          <legend className="sr-only">Shape</legend>
          {SHAPES.map((shape) => (
            <label
              key={shape.label}
              className="flex min-h-11 cursor-pointer items-center gap-2 text-sm"
            >
              <input
                type="radio"
                name="shape"
                checked={aspect === shape.aspect}
                onChange={() => setAspect(shape.aspect)}
                className="accent-accent"
              />
              {shape.label}
            </label>
          ))}
        </fieldset>
        <Button onClick={() => setDegrees((degrees + 90) % 360)}>
          <RotateCw size={16} aria-hidden />
          Turn
        </Button>
      </div>
      <div role="alert">{problem && <FieldError id="photo-problem" text={problem} />}</div>
      <DialogActions>
        <Button onClick={onClose}>CANCEL</Button>
        <Button variant="primary" onClick={() => void save()}>
          SAVE
        </Button>
      </DialogActions>
    </>
  );
}
