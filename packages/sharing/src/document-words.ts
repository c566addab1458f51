import type { DocumentLanguage } from '@shortlist/model';

/** The word for a document, which stands in the place of a name that is left out: of resumes, then of letters. */
const WORDS: Record<DocumentLanguage, { readonly resume: string; readonly letter: string }> = {
  en: { resume: 'Resume', letter: 'Cover letter' },
  de: { resume: 'Lebenslauf', letter: 'Anschreiben' },
  fr: { resume: 'Curriculum vitae', letter: 'Lettre de motivation' },
  es: { resume: 'Currículum', letter: 'Carta de presentación' },
  pt: { resume: 'Currículo', letter: 'Carta de apresentação' },
  it: { resume: 'Curriculum vitae', letter: 'Lettera di presentazione' },
  nl: { resume: 'Curriculum vitae', letter: 'Motivatiebrief' },
  pl: { resume: 'Życiorys', letter: 'List motywacyjny' },
  sv: { resume: 'Meritförteckning', letter: 'Personligt brev' },
  tr: { resume: 'Özgeçmiş', letter: 'Ön yazı' },
  ru: { resume: 'Резюме', letter: 'Сопроводительное письмо' },
  uk: { resume: 'Резюме', letter: 'Супровідний лист' },
  el: { resume: 'Βιογραφικό σημείωμα', letter: 'Συνοδευτική επιστολή' },
  ar: { resume: 'السيرة الذاتية', letter: 'رسالة تقديم' },
  he: { resume: 'קורות חיים', letter: 'מכתב מקדים' },
  hi: { resume: 'बायोडाटा', letter: 'आवेदन पत्र' },
  zh: { resume: '简历', letter: '求职信' },
};

export const documentWord = (
  kind: 'resume' | 'letter',
  language: DocumentLanguage | null | undefined,
): string => WORDS[language ?? 'en'][kind];
