import { subject } from '../../text.ts';

/** The product as public pages show it. */
export const product = subject('product', {
  notSaid: 'What it leaves out.',
  /** Texts for those who do not see the pictures. */
  picture: {
    by: 'name',
    editor:
      'The editor at its Experience section: fields for role, company, location and dates, tabs for the other seven sections, and a line that says Saved. In a wide window the printed page stands beside the form.',
    review:
      'The review of a PDF in two columns that was just read: name, email, phone and place stand in fields, each marked Sure or Not found. In a wide window the document is shown beside them. Nothing is saved before Create resume is pressed.',
    keywords:
      'The panel AI Keyword Targeting beside a resume: a match score of 65 percent, 5 of 10 keywords, Python, PostgreSQL, event-driven services, Kubernetes and Go as matching, incident response, Terraform and Grafana among the missing. In a wide window the word Python is lit on the page where it stands.',
    phoneForm: 'The editor on a phone: the form of the Experience section, with a Preview button.',
    phonePaper:
      'The same editor on a phone with Preview pressed: the printed page over the width of the screen.',
    onScreen:
      'The upper part of a resume as the final preview draws it, with handles for moving its sections at the left.',
    inFile:
      'The same part of the downloaded PDF, drawn by another program: every line breaks at the same word and stands at the same height.',
  },
  howMeasured: 'How we measured it',
});
