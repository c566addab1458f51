/** What a part of a document is about; `other` has no section in a resume and goes to the tray. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'projects'
  | 'certifications'
  | 'awards'
  | 'skills'
  | 'languages'
  | 'other';

/**
 * Headings of resumes as they are printed, in English, German, French, Spanish, Portuguese, Italian
 * and Dutch, without accents. "a/b" means either word.
 */
export const HEADINGS: Record<SectionKind, readonly string[]> = {
  contact: [
    'contact|contacts|contact info|contact information|contact details|contact me|get in touch|personal details|personal information|personal info|personal data|details|personalia|bio data',
    'kontakt|kontaktdaten|personliche daten|persoenliche daten|angaben zur person|zur person|personliche angaben|personalien|kontaktinformationen',
    'coordonnees|informations personnelles|donnees personnelles|etat civil|contacter|mes coordonnees|infos personnelles',
    'contacto|datos personales|datos de contacto|informacion personal|informacion de contacto',
    'contato|contatos|dados pessoais|informacoes pessoais|informacoes de contato|dados de contato|informacao pessoal',
    'contatti|dati personali|informazioni personali|recapiti|dati anagrafici',
    'contactgegevens|persoonlijke gegevens|persoonsgegevens|persoonlijke informatie|gegevens',
  ],
  summary: [
    'summary|profile|about|about me|professional summary|professional profile|career summary|executive summary|career objective|objective|objectives|personal statement|personal profile|career profile|summary of qualifications|qualifications summary|overview|career overview|professional overview|introduction|statement|career statement|who i am|bio|biography|my profile|mission|headline|key profile|career goal|professional objective|profile summary|candidate profile',
    'profil|kurzprofil|uber mich|zusammenfassung|personliches profil|berufsprofil|berufliches profil|ziele|karriereziel|berufliches ziel|kurzvorstellung|profil und ziele|uber meine person|kurzzusammenfassung',
    'profil professionnel|a propos|a propos de moi|resume|objectif|objectif professionnel|presentation|accroche|resume professionnel|qui suis je|mon profil|synthese',
    'perfil|perfil profesional|resumen|resumen profesional|sobre mi|objetivo|objetivo profesional|extracto|acerca de mi|perfil personal|presentacion',
    'resumo|resumo profissional|perfil profissional|sobre|sobre mim|objetivo profissional|resumo das qualificacoes|apresentacao|objetivos|sumario|sintese profissional',
    'profilo|profilo professionale|profilo personale|sommario|chi sono|su di me|obiettivo|obiettivo professionale|riepilogo|obiettivi|presentazione|sintesi',
    'profiel|persoonlijk profiel|over mij|samenvatting|doelstelling|persoonlijke samenvatting|professioneel profiel|wie ben ik|introductie',
  ],
  experience: [
    'experience|experiences|work experience|professional experience|employment|employment history|work history|work|career|career history|professional background|relevant experience|work and experience|job history|industry experience|experience highlights|positions held|professional history|employment experience|career experience|internships|internship experience|work experiences|practical experience|research experience|teaching experience|additional experience|other experience|selected experience|key experience|clinical experience|military experience|military service|leadership experience|volunteer experience|volunteering experience|freelance experience|professional appointments|appointments|academic experience|work background|experience and leadership|professional career|previous experience|earlier experience|early career|leadership and experience',
    'berufserfahrung|beruflicher werdegang|berufspraxis|erfahrung|erfahrungen|praktische erfahrung|praktische erfahrungen|werdegang|berufliche erfahrung|berufliche erfahrungen|berufstatigkeit|berufliche laufbahn|arbeitserfahrung|praktika|praktikum|beruflicher hintergrund|berufliche stationen|tatigkeiten|berufliche tatigkeit|berufliche praxis|berufsweg|beruf|karriere',
    'experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|emplois|stages|experience de travail|carriere|stages et experiences|historique professionnel',
    'experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|trayectoria|experiencias profesionales|experiencia de trabajo|practicas|empleo|vida laboral|trayectoria laboral',
    'experiencia profissional|experiencias profissionais|experiencias|historico profissional|atuacao profissional|percurso profissional|trajetoria profissional|estagios|carreira|emprego|experiencia de trabalho',
    'esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|percorso professionale|carriera|esperienze di lavoro|esperienza di lavoro|impiego|tirocini',
    'werkervaring|ervaring|ervaringen|loopbaan|professionele ervaring|relevante werkervaring|arbeidsverleden|carriere|stages|stage|werk|beroepservaring|relevante ervaring',
  ],
  education: [
    'education|academic background|education and training|academic history|educational background|qualifications|academic qualifications|education history|schooling|studies|academic|academics|training and education|education and qualifications|academic education|university education|degrees|academic credentials|educational qualifications|formal education|academic profile|scholastic record|academic record|education and certifications|education and certificates',
    'ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|ausbildung und studium|schule|akademische ausbildung|hochschulbildung|bildungsgang|schulische ausbildung|schul und berufsausbildung|berufsausbildung|studium und ausbildung|bildungsabschlusse|akademische laufbahn|schulischer werdegang|schulausbildung|aus und weiterbildung|aus und fortbildung|universitare ausbildung|hochschulstudium|ausbildung und weiterbildung|schule und ausbildung|schule und studium|bildung und ausbildung|schul und berufsbildung|allgemeine und berufliche bildung',
    'formation|formations|etudes|diplomes|parcours academique|education et formation|parcours scolaire|cursus|formation academique|formation et diplomes|scolarite|diplomes et formations|formations et diplomes|cursus universitaire|cursus scolaire|formation initiale',
    'educacion|formacion|formacion academica|estudios|educacion y formacion|datos academicos|formacion universitaria|estudios realizados|academico|titulacion|historial academico|formacion reglada|preparacion academica',
    'educacao|formacao|formacao academica|formacao escolar|escolaridade|educacao e formacao|estudos|habilitacoes|habilitacoes academicas|historico academico|percurso academico|habilitacoes literarias',
    'istruzione|formazione|istruzione e formazione|studi|titoli di studio|percorso formativo|formazione accademica|percorso di studi|educazione|percorso accademico|formazione scolastica|carriera universitaria',
    'opleiding|opleidingen|onderwijs|studie|studies|opleiding en training|opleidingen en cursussen|scholing|vooropleiding|onderwijs en opleiding',
  ],
  projects: [
    'projects|project|personal projects|selected projects|academic projects|key projects|side projects|project experience|projects and research|notable projects|relevant projects|open source|open source projects|portfolio|research projects|technical projects|university projects|project work|course projects|professional projects|open source contributions|featured projects|recent projects|major projects|school projects|projects and publications',
    'projekte|projekt|projekterfahrung|eigene projekte|personliche projekte|ausgewahlte projekte|projektarbeit|projektarbeiten|studienprojekte|private projekte|wichtige projekte|referenzprojekte',
    'projets|projets personnels|projets academiques|realisations|projets realises|projets professionnels|projet',
    'proyectos|proyecto|proyectos personales|proyectos destacados|proyectos academicos|proyectos realizados',
    'projetos|projeto|projetos pessoais|projetos academicos|projectos|projetos relevantes',
    'progetti|progetto|progetti personali|progetti accademici|progetti selezionati',
    'projecten|persoonlijke projecten|eigen projecten',
  ],
  certifications: [
    'certifications|certification|certificates|certificate|licenses|licences|licensure|license|licenses and certifications|certifications and licenses|certificates and licenses|certificates and licences|licences and certifications|certifications and training|training and certifications|professional certifications|professional development|courses|training|trainings|courses and certifications|certifications and courses|professional training|accreditations|courses and training|training and courses|credentials|professional licenses|continuing education|further training|additional training|professional qualifications|online courses|workshops|certificates and training|licences and certificates|licenses and certificates|relevant courses|courses and certificates|certificates and courses|further education|technical certifications|trainings and certifications|cpd|certifications and licensure|licensure and certifications|licensure and certification',
    'zertifikate|zertifizierungen|zertifikat|weiterbildung|weiterbildungen|fortbildung|fortbildungen|lizenzen|kurse|schulungen|zertifikate und weiterbildungen|weiterbildung und zertifikate|lehrgange|seminare|berufliche weiterbildung|zusatzqualifikationen|qualifikationen und zertifikate|fort und weiterbildung|fort und weiterbildungen|zertifizierungen und weiterbildungen|bescheinigungen|weiterbildungen und zertifikate|zertifikate und lizenzen|lizenzen und zertifikate',
    'certificats|certification professionnelle|formations complementaires|formation continue|habilitations|certifications et formations|certificats et licences|formation complementaire|licences et certifications|certifications professionnelles',
    'certificaciones|certificados|cursos|formacion complementaria|licencias|cursos y certificaciones|licencias y certificaciones|certificacion|otros cursos|capacitacion|capacitaciones|certificaciones y cursos|cursos complementarios|formacion adicional',
    'certificacoes|certificacao|cursos complementares|formacao complementar|certificacoes e cursos|cursos e certificacoes|licencas|licencas e certificacoes|aperfeicoamento|cursos extracurriculares|certificacoes e licencas|qualificacoes|cursos adicionais',
    'certificazioni|certificati|corsi|attestati|corsi di formazione|certificazioni e corsi|patenti e certificazioni|corsi e certificazioni|licenze e certificazioni|licenze|abilitazioni|formazione complementare',
    'certificaten|certificeringen|cursussen|trainingen|cursussen en certificaten|certificaten en licenties|diplomas|bijscholing|cursussen en trainingen|licenties en certificaten|certificering',
  ],
  awards: [
    'awards|honors|honours|honors and awards|honours and awards|awards and honors|awards and honours|achievements|accomplishments|scholarships|awards and achievements|distinctions|recognition|honors awards|fellowships|grants|awards and recognition|prizes|key achievements|awards and scholarships|scholarships and awards|selected honors|achievements and awards|honors and achievements|fellowships and awards|grants and awards|awards and grants|accolades|honors and distinctions|academic honors|awards and accomplishments|awards and fellowships|selected awards|prizes and awards|academic achievements|notable achievements|honors and scholarships|scholarships and honors|honours and prizes|recognitions|awards and prizes',
    'auszeichnungen|ehrungen|preise|stipendien|erfolge|preise und auszeichnungen|auszeichnungen und preise|auszeichnungen und stipendien|ehrungen und auszeichnungen|stipendien und auszeichnungen|auszeichnungen und ehrungen|auszeichnung|preise und stipendien|stipendien und preise',
    'prix|distinctions|recompenses|prix et distinctions|bourses|distinctions et prix|recompenses et distinctions|honneurs|honneurs et prix|distinctions honorifiques|prix et recompenses',
    'premios|reconocimientos|premios y reconocimientos|distinciones|becas|logros|premios y distinciones|honores|becas y premios|logros y reconocimientos|honores y premios|premios y becas|reconocimientos y premios',
    'premios e reconhecimentos|premiacoes|reconhecimentos|conquistas|bolsas|honrarias|distincoes|premios e distincoes|honras e premios|premios e honrarias|bolsas e premios|realizacoes|reconhecimentos e premios',
    'premi|riconoscimenti|premi e riconoscimenti|borse di studio|onorificenze|riconoscimenti e premi|traguardi|premi e borse di studio|premi e onorificenze',
    'prijzen|onderscheidingen|prijzen en onderscheidingen|erkenningen|beurzen|onderscheidingen en prijzen|prestaties',
  ],
  skills: [
    'skills|technical skills|key skills|core competencies|competencies|areas of expertise|expertise|technologies|core skills|skills and abilities|professional skills|skills and expertise|skill set|skillset|skills summary|top skills|technical proficiencies|proficiencies|soft skills|hard skills|computer skills|it skills|tools|capabilities|tech stack|technical expertise|strengths|skills and tools|skills and technologies|technologies and tools|additional skills|key competencies|relevant skills|programming|programming skills|programming languages|skills and interests|skills and languages|languages and technologies|key strengths|specialties|specialities|abilities|areas of strength|software|software skills|technical competencies|core strengths|skills and competencies|technical knowledge|digital skills|clinical skills|transferable skills|tools and technologies|technical stack|technical summary|other skills|professional competencies|knowledge|it knowledge|skills highlights|main skills|my skills|languages and skills|skills and certifications|areas of knowledge|skills and competences|competences',
    'kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|besondere kenntnisse|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|qualifikationen|kernkompetenzen|skills und kompetenzen|technische kenntnisse|fachliche kompetenzen|weitere kenntnisse|soft skills|it kompetenzen|software kenntnisse|computerkenntnisse|edv|it skills|starken|personliche starken|fachkompetenzen|schlusselqualifikationen|methodenkompetenz|kompetenzen und fahigkeiten|fahigkeiten und kompetenzen|technologien|it fahigkeiten|besondere fahigkeiten|zusatzliche kenntnisse|sprachen und kenntnisse|kenntnisse und sprachen|sonstige kenntnisse|programmierkenntnisse|digitale kompetenzen|sprachen und it kenntnisse|it und sprachen|personliche fahigkeiten und kompetenzen|personliche fahigkeiten',
    'competences|competence|competences techniques|competences cles|savoir faire|aptitudes|competences informatiques|informatique|competences professionnelles|outils|atouts|savoir etre|competences et outils|qualites|logiciels|domaines de competences|technologies|competences numeriques|connaissances|connaissances informatiques|domaines d expertise|aptitudes et competences|competences personnelles|aptitudes et competences personnelles',
    'habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|competencias tecnicas|conocimientos informaticos|destrezas|informatica|competencias digitales|habilidades y competencias|habilidades profesionales|conocimientos tecnicos|herramientas|tecnologias|capacidades|competencias clave|fortalezas|competencias y habilidades|idiomas y competencias|habilidades clave|capacidades y competencias|capacidades y competencias personales|competencias personales',
    'habilidades e competencias|competencias tecnicas|conhecimentos|aptidoes|conhecimentos tecnicos|competencias digitais|ferramentas|competencias e habilidades|habilidades tecnicas|principais competencias|tecnologias|informatica|competencias profissionais|conhecimentos de informatica|areas de atuacao|hard skills|aptidoes e competencias|aptidoes e competencias pessoais|competencias pessoais',
    'competenze|capacita|competenze tecniche|abilita|conoscenze|competenze professionali|competenze digitali|capacita e competenze|competenze informatiche|conoscenze informatiche|capacita e competenze tecniche|strumenti|competenze chiave|competenze personali|competenze trasversali|conoscenze tecniche|principali competenze|tecnologie|capacita e competenze personali',
    'vaardigheden|competenties|kennis|technische vaardigheden|kennis en vaardigheden|computervaardigheden|kerncompetenties|vaardigheden en competenties|it vaardigheden|computerkennis|professionele vaardigheden|sterke punten|digitale vaardigheden|kwaliteiten|eigenschappen|persoonlijke vaardigheden',
  ],
  languages: [
    'languages|language skills|language|language proficiency|foreign languages|spoken languages|languages spoken',
    'sprachen|sprachkenntnisse|fremdsprachen|sprache|sprachkompetenzen|fremdsprachenkenntnisse',
    'langues|langues etrangeres|competences linguistiques|langue',
    'idiomas|idioma|lenguas|lengua|conocimiento de idiomas',
    'linguas|lingua|competencias linguisticas',
    'lingue|competenze linguistiche|lingue straniere|conoscenze linguistiche|lingua madre',
    'talen|talenkennis|taal|taalvaardigheden|taalvaardigheid',
  ],
  other: [
    'interests|hobbies|hobbies and interests|interests and hobbies|activities|extracurricular activities|activities and interests|references|referees|publications|selected publications|patents|talks|invited talks|presentations|conferences|volunteering|volunteer|volunteer work|community service|community involvement|memberships|professional memberships|affiliations|professional affiliations|leadership|additional information|miscellaneous|personal interests|coursework|relevant coursework|declaration|service|professional service|teaching|research|research interests|extracurriculars|leadership and activities|personal|other|links|social|social media|find me online|social links|web|profiles|hobby|signature|other information|extra curricular activities|volunteer activities|organizations|press|media|recommendations|testimonials|personality|philosophy|my life philosophy|availability|nationality|driving licence|driving license|volunteering and interests|causes|my time|quotes|additional|extracurricular|involvement|campus involvement|student activities|clubs|publications and patents|speaking|books|articles',
    'hobbys|interessen|hobbies und interessen|hobbys und interessen|interessen und hobbys|ehrenamt|ehrenamtliches engagement|engagement|referenzen|publikationen|veroffentlichungen|sonstiges|weitere angaben|patente|mitgliedschaften|personliche interessen|freizeit|vortrage|ehrenamtliche tatigkeiten|ehrenamtliche tatigkeit|gesellschaftliches engagement|soziales engagement|zusatzliche informationen|weiteres|fuhrerschein|auslandsaufenthalte|wehrdienst|zivildienst|wehr und zivildienst|konferenzen',
    'centres d interet|loisirs|references|benevolat|publications|divers|activites|interets|activites extra professionnelles|engagements|vie associative|centres d interets|activites et interets|autres|permis|informations complementaires|activites associatives|brevets|conferences|passions|hobbies',
    'intereses|aficiones|referencias|voluntariado|publicaciones|otros datos|actividades|otros|informacion adicional|patentes|pasatiempos|otros datos de interes|datos de interes|intereses personales|actividades extracurriculares|conferencias|hobbies|carnet de conducir',
    'interesses|hobbies|referencias|voluntariado|publicacoes|outras informacoes|atividades|informacoes adicionais|trabalho voluntario|atividades complementares|interesses pessoais|outros|patentes|atividades extracurriculares|palestras|informacoes complementares|outros dados',
    'interessi|hobby|referenze|volontariato|pubblicazioni|altro|ulteriori informazioni|attivita|interessi personali|brevetti|patente|patente di guida|hobby e interessi|interessi e hobby|dati personali e consenso|altre informazioni|attivita extracurriculari|informazioni aggiuntive|conferenze|attivita di volontariato',
    "hobby's|hobbies|interesses|referenties|vrijwilligerswerk|publicaties|overig|overige|nevenactiviteiten|patenten|lidmaatschappen|hobby's en interesses|overige informatie|rijbewijs|activiteiten|extracurriculaire activiteiten|hobbys en interesses|vrije tijd|interesses en hobbys",
  ],
};
