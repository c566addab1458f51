import type { Language } from '../people/person.ts';
import type { SheetColumns } from './sheet.ts';

const columns = (texts: string): SheetColumns => {
  const [name = '', address = '', phone = '', email = '', ...rest] = texts.split(' | ');
  const [period = '', title = '', organization = '', details = ''] = rest;
  return { name, address, phone, email, period, title, organization, details };
};

/** The labels that forms in each language print before a value or over a column. */
export const COLUMNS: Record<Language, SheetColumns> = {
  en: columns(
    'Full name | Address | Telephone | E-mail | Period | Position / qualification | Organisation | Details',
  ),
  de: columns(
    'Name | Anschrift | Telefon | E-Mail | Zeitraum | Tätigkeit / Abschluss | Ort / Firma | Aufgaben',
  ),
  fr: columns(
    'Nom et prénom | Adresse | Téléphone | Courriel | Période | Poste / diplôme | Établissement | Détails',
  ),
  es: columns(
    'Nombre y apellidos | Dirección | Teléfono | Correo | Periodo | Puesto / título | Entidad | Detalles',
  ),
  pt: columns(
    'Nome completo | Morada | Telefone | E-mail | Período | Função / curso | Entidade | Detalhes',
  ),
  it: columns(
    'Nome e cognome | Indirizzo | Telefono | E-mail | Periodo | Ruolo / titolo | Ente | Dettagli',
  ),
  nl: columns(
    'Naam | Adres | Telefoon | E-mail | Periode | Functie / diploma | Organisatie | Toelichting',
  ),
};
