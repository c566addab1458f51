import editorPhone from '#pictures/editor-phone.webp';
import editorWide from '#pictures/editor-wide.webp';
import inFile from '#pictures/in-file.webp';
import keywordsPhone from '#pictures/keywords-phone.webp';
import keywordsWide from '#pictures/keywords-wide.webp';
import onScreen from '#pictures/on-screen.webp';
import paperPhone from '#pictures/paper-phone.webp';
import reviewPhone from '#pictures/review-phone.webp';
import reviewWide from '#pictures/review-wide.webp';

/** A picture's file and its size in pixels, which keeps its place free before it comes. */
type PictureFile = { src: string; width: number; height: number };

export type Picture = PictureFile & {
  /** The same screen on a phone, which narrow windows show instead. */
  phone?: PictureFile;
};

const wide = (src: string) => ({ src, width: 1280, height: 800 });
const phone = (src: string) => ({ src, width: 720, height: 1200 });
const sheet = (src: string) => ({ src, width: 960, height: 720 });

/** Pictures of the product, made by `npm run pictures` from the product as it runs. */
export const PICTURES = {
  editor: {
    ...wide(editorWide),
    phone: phone(editorPhone),
  },
  review: {
    ...wide(reviewWide),
    phone: phone(reviewPhone),
  },
  keywords: {
    ...wide(keywordsWide),
    phone: phone(keywordsPhone),
  },
  phoneForm: {
    ...phone(editorPhone),
  },
  phonePaper: {
    ...phone(paperPhone),
  },
  onScreen: {
    ...sheet(onScreen),
  },
  inFile: {
    ...sheet(inFile),
  },
} as const satisfies Record<string, Picture>;
export type PictureName = keyof typeof PICTURES;
