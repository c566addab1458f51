import { subject } from '../../text.ts';

/** The photo of a resume. */
export const photo = subject('photo', {
  photo: 'Photo',
  itStaysInThisResume: 'It stays in this resume. What the file says of camera and place is taken out before it is kept.',
  picture: 'Picture',
  dropAPictureHere: 'Drop a picture here',
  aJpegPngOrWebp: 'A JPEG, PNG or WebP of at most 10 MB. Choose it, or drop it here.',
  chooseAnother: 'Choose another',
  chooseAPicture: 'Choose a picture',
  thisBrowserCouldNotMake: 'This browser could not make a photo of it. Try another picture.',
  zoom: 'Zoom',
  shape: 'Shape',
  turn: 'Turn',
  thePhotoCannotBeChosen: 'The photo cannot be chosen now',
  thePhotoWasRemoved: 'The photo was removed.',
  employersInTheUnitedStates: 'Employers in the United States, Canada, the United Kingdom, Ireland and Australia expect none.',
  yoursAsItIsPrinted: 'Yours, as it is printed',
  replacePhoto: 'Replace photo',
  addPhoto: 'Add photo',
  removePhoto: 'Remove photo',
});
