import editorPhone from '#pictures/editor-phone.webp';
import editorWide from '#pictures/editor-wide.webp';
import inFile from '#pictures/in-file.webp';
import keywordsPhone from '#pictures/keywords-phone.webp';
import keywordsWide from '#pictures/keywords-wide.webp';
import lightEditorPhone from '#pictures/light/editor-phone.webp';
import lightEditorWide from '#pictures/light/editor-wide.webp';
import lightKeywordsPhone from '#pictures/light/keywords-phone.webp';
import lightKeywordsWide from '#pictures/light/keywords-wide.webp';
import lightPaperPhone from '#pictures/light/paper-phone.webp';
import lightReviewPhone from '#pictures/light/review-phone.webp';
import lightReviewWide from '#pictures/light/review-wide.webp';
import onScreen from '#pictures/on-screen.webp';
import paperPhone from '#pictures/paper-phone.webp';
import reviewPhone from '#pictures/review-phone.webp';
import reviewWide from '#pictures/review-wide.webp';

/** A picture's file and its size in pixels, which keeps its place free before it comes. */
type PictureFile = { src: string; width: number; height: number };

export type Screen = PictureFile & {
  /** The same screen on a phone, which narrow windows show instead. */
  phone?: PictureFile;
};

export type Picture = Screen & {
  /** The same in the light theme; what looks the same in every theme has none. */
  light?: Screen;
};

const wide = (src: string) => ({ src, width: 1280, height: 800 });
const phone = (src: string) => ({ src, width: 720, height: 1200 });
const sheet = (src: string) => ({ src, width: 960, height: 720 });

/** Pictures of the product, made by `npm run pictures` from the product as it runs. */
export const PICTURES = {
  editor: {
    ...wide(editorWide),
    phone: phone(editorPhone),
    light: { ...wide(lightEditorWide), phone: phone(lightEditorPhone) },
  },
  review: {
    ...wide(reviewWide),
    phone: phone(reviewPhone),
    light: { ...wide(lightReviewWide), phone: phone(lightReviewPhone) },
  },
  keywords: {
    ...wide(keywordsWide),
    phone: phone(keywordsPhone),
    light: { ...wide(lightKeywordsWide), phone: phone(lightKeywordsPhone) },
  },
  phoneForm: {
    ...phone(editorPhone),
    light: phone(lightEditorPhone),
  },
  phonePaper: {
    ...phone(paperPhone),
    light: phone(lightPaperPhone),
  },
  onScreen: {
    ...sheet(onScreen),
  },
  inFile: {
    ...sheet(inFile),
  },
} as const satisfies Record<string, Picture>;
export type PictureName = keyof typeof PICTURES;
