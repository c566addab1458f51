const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Words with which an English degree begins. */
const DEGREES = wordsOf(
  `associate bachelor bachelor's bachelors master master's masters doctor doctorate diploma certificate degree honours honors
  higher advanced national foundation graduate postgraduate undergraduate executive
  aa as aas ba bs bsc beng bba bcom bfa bed bmus btech bn bsn llb ma ms msc meng mba mfa med mph mphil mres mmus mtech msw llm
  phd dphil edd md jd hnd hnc`,
);

/** Words of the names of English degrees and of what is studied. Those that other languages write so too are harmless beside one that is not here. */
const SUBJECTS = wordsOf(
  `of and the for in with to its a-level levels hons
  science sciences computer computing software data business law art arts history music english language languages literature
  health healthcare public policy human humanities resource resources finance management administration marketing social work
  political civil mechanical electrical electronic electronics chemical industrial information system systems design graphic
  fine medicine dental dentistry veterinary pharmacy divinity religion religious theatre theater film media drama dance creative
  writing applied pure general international relations commerce trade criminal justice food sport sports exercise physical clinical
  modern classical classics ancient medieval american british european african asian early child childhood special secondary
  primary elementary math maths quantitative machine artificial intelligence cyber cybersecurity security network networks web game
  games interaction user experience urban regional rural real estate supply chain project product quality hotel hospitality tourism
  culinary fashion textile textiles interior landscape architecture agriculture forestry animal plant marine ocean earth space
  energy petroleum nuclear material materials molecular cell life cognitive behavioral behavioural development gender women's global
  peace conflict liberal library museum speech therapy occupational care nutrition culture cultural visual digital studio
  industry operations risk investment economic environmental environment climate water resource soil statistics actuarial
  legal paralegal office secretarial leadership entrepreneurship innovation strategy strategic organizational organisational
  technical professional vocational teaching english french german spanish italian russian chinese japanese arabic latin greek
  studies research theory practice education translation production construction instruction communication communications`,
);

/** Endings of the names of sciences and trades that other languages do not have. */
const ENDING = /^[a-z]{3,}(?:ics|ing|logy|istry|graphy|nomy|sophy|metry|ation|ical|mental|ery)$/u;

/** "AI", "HR", and the years and levels of a course. */
const SIGN = /^(?:[A-Z]{2,4}|\d+|&)$/u;

const isEnglish = (word: string): boolean =>
  SIGN.test(word) || SUBJECTS.has(word.toLowerCase()) || ENDING.test(word.toLowerCase());

const partsOf = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .split(/[\s,/()-]+/u)
    .filter((part) => part !== '');

const isDegree = (word: string): boolean => DEGREES.has(word.toLowerCase().replaceAll('.', ''));

/** Checks whether a text names a degree in English: "Bachelor of Science", "Ph.D.", "BA (Hons)". */
export function isEnglishDegree(text: string): boolean {
  const parts = partsOf(text);
  return parts.some(isDegree) && parts.every((part) => isDegree(part) || isEnglish(part));
}

/** Checks whether every word of what is studied is English: "Computer Science", not "Informatique". */
export function isEnglishSubject(text: string): boolean {
  const parts = partsOf(text);
  return parts.length > 0 && parts.every(isEnglish);
}
