import type { Language } from '../people/person.ts';

const KEYS = [
  'name',
  'address',
  'phone',
  'email',
  'web',
  'birth',
  'nationality',
  'licence',
  'employer',
  'position',
  'from',
  'to',
  'period',
  'duties',
  'reason',
  'place',
  'school',
  'qualification',
  'result',
  'title',
  'issuer',
  'date',
  'description',
  'references',
] as const;

export type FormLabel = (typeof KEYS)[number];

const labels = (texts: string): Record<FormLabel, string> => {
  const words = texts.split(' | ');
  const of = (at: number) => words[at] ?? '';
  return Object.fromEntries(KEYS.map((key, at) => [key, of(at)])) as Record<FormLabel, string>;
};

/** The labels that forms print before a value or over a column. */
export const FORM_LABELS: Record<Language, Record<FormLabel, string>> = {
  en: labels(
    'Full name | Home address | Contact number | Email address | Web page | Date of birth | Nationality | Driving licence | Name of employer | Position held | From | To | Dates | Main duties | Reason for leaving | Location | School / College / University | Qualification gained | Grade | Title | Awarding body | Date | Description | References',
  ),
  de: labels(
    'Vor- und Zuname | Wohnort | Telefonnummer | E-Mail-Adresse | Internet | Geburtsdatum | Staatsangehörigkeit | Führerschein | Arbeitgeber | Position | Von | Bis | Zeitraum | Aufgaben | Grund des Wechsels | Ort | Schule / Hochschule | Abschluss | Note | Bezeichnung | Verliehen von | Datum | Beschreibung | Referenzen',
  ),
  fr: labels(
    'Nom et prénom | Adresse | Numéro de téléphone | Adresse électronique | Site | Date de naissance | Nationalité | Permis de conduire | Employeur | Poste occupé | Du | Au | Période | Missions principales | Motif du départ | Lieu | Établissement | Diplôme obtenu | Mention | Intitulé | Délivré par | Date | Description | Références',
  ),
  es: labels(
    'Nombre y apellidos | Domicilio | Número de teléfono | Correo electrónico | Página web | Fecha de nacimiento | Nacionalidad | Permiso de conducir | Empresa | Puesto ocupado | Desde | Hasta | Fechas | Funciones principales | Motivo de la salida | Lugar | Centro de estudios | Título obtenido | Calificación | Denominación | Expedido por | Fecha | Descripción | Referencias',
  ),
  pt: labels(
    'Nome completo | Endereço | Número de telefone | Correio eletrónico | Página web | Data de nascimento | Nacionalidade | Carta de condução | Empregador | Cargo ocupado | De | Até | Datas | Funções principais | Motivo da saída | Local | Instituição | Qualificação obtida | Classificação | Designação | Atribuído por | Data | Descrição | Referências',
  ),
  it: labels(
    'Cognome e nome | Residenza | Numero di telefono | Posta elettronica | Sito | Data di nascita | Nazionalità | Patente | Datore di lavoro | Posizione ricoperta | Dal | Al | Date | Mansioni principali | Motivo della cessazione | Luogo | Istituto | Titolo conseguito | Votazione | Titolo | Rilasciato da | Data | Descrizione | Referenze',
  ),
  nl: labels(
    'Volledige naam | Woonadres | Telefoonnummer | E-mailadres | Website | Geboortedatum | Nationaliteit | Rijbewijs | Werkgever | Functie | Van | Tot | Periode | Werkzaamheden | Reden van vertrek | Plaats | School / Instelling | Behaald diploma | Cijfer | Titel | Uitgereikt door | Datum | Omschrijving | Referenties',
  ),
};
