import type { FaqGroup } from './faq-entry.ts';

/** Questions on what the product says about a text, and what it writes by itself. */
export const KEYWORDS_AND_AI: FaqGroup = {
  heading: 'Keywords, AI and letters',
  entries: [
    {
      id: 'match-a-posting',
      question: 'How do I compare my resume with a job description?',
      answer: [
        'Paste the job description into Keywords, in the editor or beside the final preview, or already when you create a resume with Let AI build. The panel lists which keywords your resume states, which it shows only indirectly and which are missing, with the sentences on both sides, and a match score whose formula you can open.',
      ],
    },
    {
      id: 'ai-write',
      question: 'What does AI Write do?',
      answer: [
        'It adds a line to an experience that suits the role you named, three times for each entry. Figures, names and results are left as blanks in brackets for you to fill in, since only you know them; a download warns of blanks that are left.',
      ],
    },
    {
      id: 'language-model',
      question: 'Does it use ChatGPT or another language model?',
      answer: [
        'Reading your file, laying out the page, the keyword panel and AI Write’s lines work by fixed rules, without any model. Where the operator of this server has connected a language model, the editor names it beside the buttons that ask it, and nothing goes there before you press one. What it adds to your own words is marked.',
      ],
    },
    {
      id: 'cover-letter',
      question: 'Can I write a cover letter here?',
      answer: [
        'Not yet; for now this is a place for resumes. When you apply for a job with us, you upload the cover letter as a PDF, DOC or DOCX file that you wrote elsewhere.',
      ],
    },
  ],
};
