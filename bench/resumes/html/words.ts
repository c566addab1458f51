import type { Part } from '../part.ts';
import type { Language } from '../people/person.ts';

/** The words that designs print and that are not in the resume. */
export type Words = {
  /** Titles that people give each part. */
  headings: Record<Part | 'contact', readonly string[]>;
  present: readonly string[];
  score: string;
  courses: string;
  page: string;
};

function words(table: string): Words {
  const rows = new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', titles = ''] = line.trim().split(': ');
        return [key, titles.split(' | ')] as const;
      }),
  );
  const row = (key: string): string[] => {
    const found = rows.get(key);
    if (found === undefined) throw new Error(`The words of a language lack "${key}".`);
    return found;
  };
  const headings = {
    summary: row('summary'),
    work: row('work'),
    education: row('education'),
    awards: row('awards'),
    certificates: row('certificates'),
    projects: row('projects'),
    skills: row('skills'),
    languages: row('languages'),
    interests: row('interests'),
    contact: row('contact'),
  };
  const [score = ''] = row('score');
  const [courses = ''] = row('courses');
  const [page = ''] = row('page');
  return { headings, present: row('present'), score, courses, page };
}

export const WORDS: Record<Language, Words> = {
  en: words(`
    summary: Summary | Profile | About me | Objective | Personal statement
    work: Experience | Work Experience | Employment History | Professional Experience | Career
    education: Education | Education and Training | Academic Background
    awards: Awards | Honours and Awards | Achievements
    certificates: Certifications | Licences and Certificates | Certificates
    projects: Projects | Selected Projects | Personal Projects
    skills: Skills | Core Skills | Key Competencies | Technical Skills
    languages: Languages | Language Skills
    interests: Interests | Hobbies
    contact: Contact | Get in touch | Personal details
    present: Present | present | Current | Now | today
    score: GPA
    courses: Coursework
    page: Page`),
  de: words(`
    summary: Profil | Über mich | Kurzprofil | Zusammenfassung
    work: Berufserfahrung | Beruflicher Werdegang | Berufspraxis | Praktische Erfahrung
    education: Ausbildung | Bildungsweg | Schul- und Berufsausbildung
    awards: Auszeichnungen | Preise und Ehrungen
    certificates: Zertifikate | Weiterbildung | Fortbildungen
    projects: Projekte | Ausgewählte Projekte
    skills: Kenntnisse | Fähigkeiten | Kompetenzen | Fachkenntnisse
    languages: Sprachen | Sprachkenntnisse
    interests: Interessen | Hobbys
    contact: Kontakt | Persönliche Daten
    present: heute | bis heute | jetzt
    score: Abschlussnote
    courses: Schwerpunkte
    page: Seite`),
  fr: words(`
    summary: Profil | À propos | Résumé | Objectif
    work: Expérience professionnelle | Expériences | Parcours professionnel
    education: Formation | Études et diplômes | Parcours scolaire
    awards: Distinctions | Prix
    certificates: Certifications | Habilitations
    projects: Projets | Réalisations
    skills: Compétences | Savoir-faire | Atouts
    languages: Langues
    interests: Centres d’intérêt | Loisirs
    contact: Contact | Coordonnées
    present: aujourd’hui | à ce jour | présent
    score: Moyenne
    courses: Cours suivis
    page: Page`),
  es: words(`
    summary: Perfil | Sobre mí | Resumen | Objetivo profesional
    work: Experiencia laboral | Experiencia profesional | Trayectoria | Experiencia
    education: Educación | Formación académica | Estudios
    awards: Premios | Reconocimientos
    certificates: Certificaciones | Cursos y certificados
    projects: Proyectos
    skills: Habilidades | Competencias | Aptitudes | Conocimientos
    languages: Idiomas
    interests: Intereses | Aficiones
    contact: Contacto | Datos personales
    present: actualidad | presente | hoy
    score: Nota media
    courses: Asignaturas
    page: Página`),
  pt: words(`
    summary: Perfil | Sobre mim | Resumo | Objetivo
    work: Experiência profissional | Experiência | Percurso profissional
    education: Formação académica | Educação | Habilitações
    awards: Prémios | Distinções
    certificates: Certificados | Certificações | Cursos
    projects: Projetos
    skills: Competências | Habilidades | Conhecimentos
    languages: Idiomas | Línguas
    interests: Interesses | Passatempos
    contact: Contacto | Contato | Dados pessoais
    present: presente | atual | até ao momento
    score: Média
    courses: Disciplinas
    page: Página`),
  it: words(`
    summary: Profilo | Chi sono | Obiettivo
    work: Esperienza professionale | Esperienze lavorative | Esperienza
    education: Istruzione | Istruzione e formazione | Formazione
    awards: Premi | Riconoscimenti
    certificates: Certificazioni | Attestati
    projects: Progetti
    skills: Competenze | Capacità | Conoscenze
    languages: Lingue
    interests: Interessi | Passioni
    contact: Contatti | Dati personali
    present: oggi | presente | in corso
    score: Voto
    courses: Corsi
    page: Pagina`),
  nl: words(`
    summary: Profiel | Over mij | Samenvatting
    work: Werkervaring | Loopbaan | Ervaring
    education: Opleiding | Opleidingen | Scholing
    awards: Prijzen | Onderscheidingen
    certificates: Certificaten | Cursussen
    projects: Projecten
    skills: Vaardigheden | Competenties | Kennis
    languages: Talen | Talenkennis
    interests: Interesses | Hobby’s
    contact: Contact | Persoonlijke gegevens | Contactgegevens
    present: heden | nu
    score: Gemiddelde
    courses: Vakken
    page: Pagina`),
};
