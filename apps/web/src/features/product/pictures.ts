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
  /** Text for those who do not see the picture. */
  alt: string;
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
    alt: 'The editor at its Experience section: fields for role, company, location and dates, tabs for the other seven sections, and a line that says Saved. In a wide window the printed page stands beside the form.',
  },
  review: {
    ...wide(reviewWide),
    phone: phone(reviewPhone),
    alt: 'The review of a PDF in two columns that was just read: name, email, phone and place stand in fields, each marked Sure or Not found. In a wide window the document is shown beside them. Nothing is saved before Create resume is pressed.',
  },
  keywords: {
    ...wide(keywordsWide),
    phone: phone(keywordsPhone),
    alt: 'The panel AI Keyword Targeting beside a resume: a match score of 65 percent, 5 of 10 keywords, Python, PostgreSQL, event-driven services, Kubernetes and Go as matching, incident response, Terraform and Grafana among the missing. In a wide window the word Python is lit on the page where it stands.',
  },
  phoneForm: {
    ...phone(editorPhone),
    alt: 'The editor on a phone: the form of the Experience section, with a Preview button.',
  },
  phonePaper: {
    ...phone(paperPhone),
    alt: 'The same editor on a phone with Preview pressed: the printed page over the width of the screen.',
  },
  onScreen: {
    ...sheet(onScreen),
    alt: 'The upper part of a resume as the final preview draws it, with handles for moving its sections at the left.',
  },
  inFile: {
    ...sheet(inFile),
    alt: 'The same part of the downloaded PDF, drawn by another program: every line breaks at the same word and stands at the same height.',
  },
} as const satisfies Record<string, Picture>;
export type PictureName = keyof typeof PICTURES;
