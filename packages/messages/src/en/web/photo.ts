import { subject } from '../../text.ts';

/** The photo of a resume. */
export const photo = subject('photo', {
  photo: 'Photo',
  staysInResume:
    'It stays in this resume. What the file says of camera and place is taken out before it is kept.',
  picture: 'Picture',
  dropHere: 'Drop a picture here',
  whatFits: 'A JPEG, PNG or WebP of at most 10 MB. Choose it, or drop it here.',
  chooseAnother: 'Choose another',
  choosePicture: 'Choose a picture',
  notMade: 'This browser could not make a photo of it. Try another picture.',
  zoom: 'Zoom',
  shape: 'Shape',
  turn: 'Turn',
  notChosenNow: 'The photo cannot be chosen now',
  wasRemoved: 'The photo was removed.',
  whereExpected:
    'Employers in the United States, Canada, the United Kingdom, Ireland and Australia expect none.',
  asPrinted: 'Yours, as it is printed',
  replacePhoto: 'Replace photo',
  addPhoto: 'Add photo',
  removePhoto: 'Remove photo',
  problem: {
    by: 'problem',
    'too-large': 'This file is larger than 10 MB. Choose a smaller picture.',
    unreadable: 'This file could not be read. Choose it again, or another one.',
    'no-picture': 'This is no JPEG, PNG or WebP picture. Choose another file.',
    damaged: 'This picture is damaged. Choose another file.',
    'too-many-pixels': 'This picture has more than 64 million pixels. Choose a smaller one.',
  },
  /** The frame around the part of the picture that is printed. */
  printedPart: 'What is printed: move it with the arrow keys',
  shapeNamed: { by: 'shape', portrait: 'Portrait', square: 'Square' },
});
