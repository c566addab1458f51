/** The words of a language for sentences made by rules. */
type Voice = {
  /** Of a team, a share, an amount, a date, an employer, a title and a tool. */
  people: (count: string) => string;
  share: (percent: string) => string;
  amount: (money: string) => string;
  since: (date: string) => string;
  at: (employer: string) => string;
  as: (title: string) => string;
  with: (tool: string) => string;
  percent: string;
  /** 12 and 40, and two numbers that no source has. */
  twelve: string;
  forty: string;
  otherNumbers: readonly string[];
  month: string;
  otherMonths: readonly string[];
  title: string;
  otherTitles: readonly string[];
};

const VOICES: Readonly<Record<string, Voice>> = {
  en: {
    people: (count) => `Led a team of ${count} people`,
    share: (percent) => `cut the errors in the reports by ${percent}`,
    amount: (money) => `saved ${money} for the bank`,
    since: (date) => `ran the service since ${date}`,
    at: (employer) => `worked on the product at ${employer}`,
    as: (title) => `joined the group as ${title}`,
    with: (tool) => `built the platform with ${tool}`,
    percent: 'percent',
    twelve: 'twelve',
    forty: 'forty',
    otherNumbers: ['seventeen', 'ninety'],
    month: 'March',
    otherMonths: ['October', 'January'],
    title: 'developer',
    otherTitles: ['director', 'head of sales'],
  },
  de: {
    people: (count) => `leitete ein Team von ${count} Leuten und war für die Planung da`,
    share: (percent) => `senkte die Fehler in den Berichten um ${percent}`,
    amount: (money) => `sparte der Bank ${money} und mehr ein`,
    since: (date) => `betrieb den Dienst seit ${date}`,
    at: (employer) => `arbeitete an dem Produkt bei ${employer}`,
    as: (title) => `kam in die Gruppe als ${title}`,
    with: (tool) => `baute die Plattform mit ${tool}`,
    percent: 'Prozent',
    twelve: 'zwölf',
    forty: 'vierzig',
    otherNumbers: ['siebzehn', 'neunzig'],
    month: 'März',
    otherMonths: ['Oktober', 'Januar'],
    title: 'Entwickler',
    otherTitles: ['Geschäftsführer', 'Abteilungsleiterin'],
  },
  fr: {
    people: (count) => `a dirigé une équipe de ${count} personnes dans la banque`,
    share: (percent) => `a réduit les erreurs dans les rapports de ${percent}`,
    amount: (money) => `a économisé ${money} pour la banque`,
    since: (date) => `a exploité le service depuis ${date}`,
    at: (employer) => `a travaillé sur le produit chez ${employer}`,
    as: (title) => `a rejoint le groupe comme ${title}`,
    with: (tool) => `a construit la plateforme avec ${tool}`,
    percent: 'pour cent',
    twelve: 'douze',
    forty: 'quarante',
    otherNumbers: ['dix-sept', 'quatre-vingt-dix'],
    month: 'mars',
    otherMonths: ['octobre', 'janvier'],
    title: 'développeur',
    otherTitles: ['directrice', 'chef de service'],
  },
  es: {
    people: (count) => `dirigió un equipo de ${count} personas en el banco`,
    share: (percent) => `redujo los errores en los informes un ${percent}`,
    amount: (money) => `ahorró ${money} para el banco`,
    since: (date) => `operó el servicio desde ${date}`,
    at: (employer) => `trabajó en el producto de la empresa ${employer}`,
    as: (title) => `entró en el grupo como ${title}`,
    with: (tool) => `construyó la plataforma con ${tool}`,
    percent: 'por ciento',
    twelve: 'doce',
    forty: 'cuarenta',
    otherNumbers: ['diecisiete', 'noventa'],
    month: 'marzo',
    otherMonths: ['octubre', 'enero'],
    title: 'desarrollador',
    otherTitles: ['directora', 'jefe de ventas'],
  },
  pt: {
    people: (count) => `liderou uma equipe de ${count} pessoas para os bancos`,
    share: (percent) => `reduziu os erros dos relatórios em ${percent}`,
    amount: (money) => `economizou ${money} para os bancos`,
    since: (date) => `operou o serviço desde ${date}`,
    at: (employer) => `trabalhou com o produto na empresa ${employer}`,
    as: (title) => `entrou para o grupo como ${title}`,
    with: (tool) => `construiu a plataforma com ${tool}`,
    percent: 'por cento',
    twelve: 'doze',
    forty: 'quarenta',
    otherNumbers: ['dezessete', 'noventa'],
    month: 'março',
    otherMonths: ['outubro', 'janeiro'],
    title: 'desenvolvedor',
    otherTitles: ['diretora', 'gerente de vendas'],
  },
  it: {
    people: (count) => `ha guidato un gruppo di ${count} persone per la banca`,
    share: (percent) => `ha ridotto gli errori nei rapporti del ${percent}`,
    amount: (money) => `ha risparmiato ${money} per la banca`,
    since: (date) => `ha gestito il servizio da ${date}`,
    at: (employer) => `ha lavorato al prodotto presso ${employer}`,
    as: (title) => `è entrato nel gruppo come ${title}`,
    with: (tool) => `ha costruito la piattaforma con ${tool}`,
    percent: 'per cento',
    twelve: 'dodici',
    forty: 'quaranta',
    otherNumbers: ['diciassette', 'novanta'],
    month: 'marzo',
    otherMonths: ['ottobre', 'gennaio'],
    title: 'sviluppatore',
    otherTitles: ['direttrice', 'responsabile vendite'],
  },
  nl: {
    people: (count) => `leidde een team van ${count} mensen voor de bank`,
    share: (percent) => `verlaagde de fouten in de rapporten met ${percent}`,
    amount: (money) => `bespaarde ${money} voor de bank`,
    since: (date) => `draaide de dienst sinds ${date}`,
    at: (employer) => `werkte aan het product bij ${employer}`,
    as: (title) => `kwam bij het team als ${title}`,
    with: (tool) => `bouwde het platform met ${tool}`,
    percent: 'procent',
    twelve: 'twaalf',
    forty: 'veertig',
    otherNumbers: ['zeventien', 'negentig'],
    month: 'maart',
    otherMonths: ['oktober', 'januari'],
    title: 'ontwikkelaar',
    otherTitles: ['directeur', 'afdelingshoofd'],
  },
};

/** The first of digits of four scripts. */
const ZEROS = ['٠', '۰', '०', '０'];

const inScript = (number: string, zero: string) =>
  number.replace(/\d/gu, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  );

export type Planted = { kind: string; language: string; says: string; source: string };

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Clauses in one line, as a point says them. */
const lineOf = (...clauses: string[]) => `${upper(clauses.join(', '))}.`;

const sourceIn = (voice: Voice) =>
  [
    lineOf(voice.people('12'), voice.share('40%')),
    lineOf(voice.amount('€300,000'), voice.since(`${voice.month} 2019`)),
    lineOf(voice.at('Initech'), voice.as(voice.title), voice.with('Docker')),
  ].join('\n');

/** Sentences of a source in which one thing was exchanged for one that the source does not have. */
export function fabrications(): Planted[] {
  return Object.entries(VOICES).flatMap(([language, voice]) => {
    const source = sourceIn(voice);
    const plant = (kind: string, ...says: string[]): Planted[] =>
      says.map((each) => ({ kind, language, source, says: each }));
    const { people, share, amount, since } = voice;
    return [
      ...plant('digits', ...['15', '1,250', '8', '430'].map((count) => lineOf(people(count)))),
      ...plant('words', ...voice.otherNumbers.map((count) => lineOf(people(count)))),
      ...plant('scripts', ...ZEROS.map((zero) => lineOf(people(inScript('57', zero))))),
      ...plant(
        'percentages',
        lineOf(share('45%')),
        lineOf(share('4.5 %')),
        lineOf(share(`60 ${voice.percent}`)),
        lineOf(share(`${voice.otherNumbers[1]} ${voice.percent}`)),
        // The number of people is no share.
        lineOf(share(`12 ${voice.percent}`)),
        lineOf(share(inScript('75%', '٠'))),
      ),
      ...plant(
        'currencies',
        ...[
          '€400,000',
          '$300,000',
          '£2m',
          'EUR 750',
          '900 €',
          '1.5 million euros',
          'CHF 20,000',
        ].map((money) => lineOf(amount(money))),
      ),
      ...plant(
        'dates',
        lineOf(since('2016')),
        lineOf(since(`${voice.month} 2021`)),
        ...voice.otherMonths.map((month) => lineOf(since(`${month} 2019`))),
        lineOf(since('07/2018')),
      ),
      ...plant(
        'employers',
        ...['Globex', 'Umbrella Group', 'Stark & Sons', 'Hooli'].map((name) =>
          lineOf(voice.at(name)),
        ),
      ),
      ...plant('titles', ...voice.otherTitles.map((title) => lineOf(voice.as(title)))),
      ...plant('titles', ...['senior engineer', 'CTO'].map((title) => lineOf(voice.as(title)))),
      ...plant(
        'tools',
        ...['Kubernetes', 'Terraform', 'PostgreSQL', 'Salesforce', 'React', 'SAP', 'Excel'].map(
          (tool) => lineOf(voice.with(tool)),
        ),
      ),
    ];
  });
}

/** Sentences that say what a source says: clauses in other orders, numbers in other forms, parts left out. */
export function paraphrases(): Planted[] {
  return Object.entries(VOICES).flatMap(([language, voice]) => {
    const { people, share, amount, since, at, as, twelve, forty, percent, month, title } = voice;
    const counts = ['12', twelve, inScript('12', '٠'), inScript('12', '०'), inScript('12', '۰')];
    const shares = ['40%', '40 %', `40 ${percent}`, `${forty} ${percent}`, inScript('40%', '０')];
    const sums = ['€300,000', '€300k', '€ 300,000'];
    const dates = [`${month} 2019`, '2019'];
    const others = [
      lineOf(people('12')),
      lineOf(share('40%')),
      lineOf(at('Initech')),
      lineOf(as(title)),
      lineOf(voice.with('Docker')),
      lineOf(voice.with('Docker'), at('Initech')),
      lineOf(as(title), at('Initech')),
      lineOf(at('Initech'), voice.with('Docker'), as(title)),
    ];
    return [
      ...counts.flatMap((count) => shares.map((each) => lineOf(share(each), people(count)))),
      ...sums.flatMap((sum) => dates.map((date) => lineOf(since(date), amount(sum)))),
      ...sums.map((sum) => lineOf(amount(sum), people('12'))),
      ...dates.map((date) => lineOf(since(date), share('40%'))),
      ...others,
    ].map((says) => ({ kind: 'true', language, says, source: sourceIn(voice) }));
  });
}
