import type { FaqGroup } from './faq-entry.ts';

/** Questions on what the product says about a text, and what it writes by itself. */
export const KEYWORDS_AND_AI: FaqGroup = {
  heading: 'Keywords, AI and letters',
  entries: [
    {
      id: 'match-a-posting',
      question: 'How do I compare my resume with a job description?',
      answer: [
        'Paste the job description into Keywords, in the editor or beside the final preview. It shows which keywords your resume states and which are missing, with a match score whose formula you can open.',
      ],
    },
    {
      id: 'ai-write',
      question: 'What does AI Write do?',
      answer: [
        'It adds a line that suits the role you named, three times for each entry. Figures, names and results are blanks in brackets for you to fill in; a download warns of blanks that are left.',
      ],
    },
    {
      id: 'language-model',
      question: 'Does it use ChatGPT or another language model?',
      answer: [
        'Not unless you ask. Reading files, layout, keywords and AI Write follow fixed rules. If the operator has connected a language model such as ChatGPT, the editor names it beside the buttons that use it.',
      ],
    },
    {
      id: 'cover-letter',
      question: 'Can I write a cover letter here?',
      answer: [
        'Yes. Press Write a cover letter in your list of resumes. It takes the head and design of your resume, is saved like one, and downloads as PDF and Word.',
      ],
    },
  ],
};
