import { subject } from '../../text.ts';

/** The photo of a resume. */
export const photo = subject('photo', {
  photo: 'Photo',
  staysInResume:
    'It is used in this resume only. Camera and location data are removed before it is saved.',
  picture: 'Picture',
  dropHere: 'Drop a picture here',
  whatFits: 'A JPEG, PNG or WebP up to 10 MB. Drop it here or choose a file.',
  chooseAnother: 'Choose another',
  choosePicture: 'Choose a picture',
  notMade: 'This browser could not read the picture. Try another one.',
  zoom: 'Zoom',
  shape: 'Shape',
  turn: 'Turn',
  notChosenNow: 'The photo cannot be changed right now',
  wasRemoved: 'The photo was removed.',
  whereExpected:
    'Employers in the United States, Canada, the United Kingdom, Ireland and Australia do not expect a photo.',
  asPrinted: 'Your photo, as printed',
  replacePhoto: 'Replace photo',
  addPhoto: 'Add photo',
  removePhoto: 'Remove photo',
  problem: {
    by: 'problem',
    'too-large': 'This file is larger than 10 MB. Choose a smaller picture.',
    unreadable: 'This file could not be read. Choose it again, or another one.',
    'no-picture': 'This is not a JPEG, PNG or WebP picture. Choose another file.',
    damaged: 'This picture is damaged. Choose another file.',
    'too-many-pixels': 'This picture has more than 64 million pixels. Choose a smaller one.',
  },
  /** The frame around the part of the picture that is printed. */
  printedPart: 'What is printed: move it with the arrow keys',
  shapeNamed: { by: 'shape', portrait: 'Portrait', square: 'Square' },
});
