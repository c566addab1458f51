import type { FreshSet } from './fresh-set.test-support.ts';
import { SEVENTH_ABROAD } from './seventh-abroad.test-support.ts';

/** The seventh set, written without the rules, by what the README says of them: 150 false sentences and 150 true ones, of which many are computed (sums, differences, units, spans up to 30 November 2026). */
export const SEVENTH_FRESH: FreshSet = {
  en: {
    source: `Registered Nurse, St Brannoc's Hospital, Exeter
September 2013 – Present
• Care for up to 18 patients a shift on a respiratory ward of 32 beds
• Trained twelve newly qualified nurses in non-invasive ventilation
• Led a falls project that lowered falls by 35% within nine months
• Moved paper charts to Epic with the IT department
• Managed a consumables budget of £140,000
Staff Nurse, Moorland Care Group, Okehampton
2010 – 2013
• Gave wound care to 45 residents
• Audited medication records every quarter
BSc Adult Nursing, University of Plymouth, 2010`,
    planted: [
      ['Cared for as many as 28 patients per shift on a respiratory ward', 'number'],
      ['Looked after patients on a forty-bed respiratory ward', 'number'],
      ['Coached two dozen newly qualified nurses in non-invasive ventilation', 'number'],
      ['Brought falls down by more than half in under a year', 'share'],
      ['Reduced falls by 53% in nine months', 'share'],
      ['Led a falls project that delivered results within six weeks', 'number'],
      ['Held a consumables budget of £1.4m', 'amount'],
      ['Oversaw $140,000 of consumables', 'currency'],
      ['Managed an annual spend of around 200k pounds', 'amount'],
      ['Rolled out Cerner in place of paper charts, together with IT', 'tool'],
      ['Migrated paper charts to Epic and built dashboards in Tableau', 'tool'],
      ['Charge Nurse on a respiratory ward of 32 beds', 'title'],
      ["Ward manager at St Brannoc's Hospital since 2013", 'title'],
      ['Registered Nurse at Derriford Hospital, caring for respiratory patients', 'employer'],
      ['Wound care for residents at Barchester Healthcare', 'employer'],
      ["With St Brannoc's since September 2009", 'date'],
      ['Joined in the autumn of 2016 as a nurse', 'date'],
      ['Two decades of nursing experience on acute wards', 'number'],
      ['Provided wound care for ٩٥ residents', 'number'],
      ['MSc Adult Nursing, University of Plymouth', 'degree'],
      ['Audited medication records of 3 care homes every quarter', 'number'],
    ],
    true: [
      'Looked after as many as 18 patients per shift on a 32-bed respiratory ward',
      'Coached 12 newly registered nurses in NIV',
      'Cut falls by over a third in nine months through a project I led',
      'Led a project on falls that brought them down 35 per cent in three quarters of a year',
      'Replaced paper charts with Epic, working alongside IT',
      'Responsible for £140k of consumables',
      'Handled a six-figure consumables budget',
      "RN at St. Brannoc's Hospital in Exeter, 09/2013 to present",
      'Nursing for more than a decade, first in care and now in hospital',
      'Wound care for forty-five residents at Moorland Care',
      'Checked medication records four times a year',
      'Quarterly audits of medication records',
      'Bachelor of Science in Adult Nursing from Plymouth, 2010',
      'A 35% drop in falls inside nine months',
      'From 2010 to 2013: Staff Nurse with Moorland Care Group',
      'Taught non-invasive ventilation to a dozen new nurses',
      'Took the ward from paper to electronic charts in Epic',
      'Care of ١٨ patients a shift',
      'Registered nurse with experience on respiratory wards, in wound care and in audit',
      'Managed consumables worth GBP 140,000',
      "Since Sept 2013 on the respiratory ward at St Brannoc's, previously three years at Moorland",
    ],
  },
  en2: {
    source: `Warehouse Operations Manager, Tarrant Freight Ltd, Leeds
March 2018 – June 2024
• Ran two warehouses with 86 people over three shifts
• Raised on-time dispatch from 91% to 98.5%
• Brought in SAP EWM and trained the shift leads
• Renegotiated carrier contracts, saving €1.2 million over two years
• Cut pick errors by a quarter
Shift Supervisor, Hobbs & Lyle plc, Bradford
January 2014 – February 2018
• Supervised 15 pickers and drivers
• Wrote Excel macros that saved 10 hours a week
• Introduced 5S and daily stand-ups
HND Business, Leeds City College, 2013`,
    planted: [
      ['Ran four warehouses over three shifts', 'number'],
      ['Led over 100 people across two warehouses', 'number'],
      ['Operated two warehouses around the clock with 86 staff in five shifts', 'number'],
      ['Lifted on-time dispatch to 99.5%', 'share'],
      ['Improved on-time dispatch by 12 percentage points', 'share'],
      ['Saved EUR 2.1 million on carrier contracts', 'amount'],
      ['Saved £1.2m over two years through new carrier contracts', 'currency'],
      ['Renegotiated carriers for savings of €1.2 million in twelve months', 'number'],
      ['Halved pick errors', 'share'],
      ['Implemented Manhattan WMS and trained the shift leads', 'tool'],
      ['Automated reports in Power BI, saving 10 hours a week', 'tool'],
      ['Wrote Python scripts that saved ten hours every week', 'tool'],
      ['Head of Logistics at Tarrant Freight', 'title'],
      ['Regional director for two warehouses', 'title'],
      ['Six years as operations manager at DHL Supply Chain', 'employer'],
      ['Supervised pickers and drivers for XPO', 'employer'],
      ['At Tarrant Freight from March 2016', 'date'],
      ['Shift Supervisor from 2014 until the end of 2019', 'date'],
      ['Kaizen facilitator; brought in 5S and daily stand-ups', 'tool'],
      ['Supervised fifty pickers and drivers', 'number'],
      ['Cut pick errors by ४५%', 'share'],
    ],
    true: [
      'Oversaw 86 staff at two sites working three shifts',
      'On-time dispatch up from 91 to 98.5 per cent',
      'Raised on-time dispatch by 7.5 points',
      'Saved 1.2m euros over 24 months by renegotiating with carriers',
      'Negotiated carrier savings of EUR 1,200,000',
      'Reduced picking errors by 25%',
      'Introduced SAP Extended Warehouse Management and coached the shift leads on it',
      'Built Excel macros that freed up ten hours weekly',
      'Supervisor of a team of 15 (pickers and drivers)',
      'Warehouse manager for Tarrant Freight, 2018–2024',
      'Over six years at Tarrant Freight in Leeds',
      'Daily stand-ups and 5S introduced',
      'Team lead for fifteen pickers and drivers at Hobbs & Lyle',
      'Ran 2 warehouses with nearly ninety people',
      'Over a million euros saved on carriers',
      'A decade in warehousing, from shift supervisor to operations manager',
      'Higher National Diploma in Business, Leeds City College',
      'Joined Tarrant Freight in March 2018 after four years at Hobbs & Lyle',
      'Three-shift operation, two warehouses, 86 employees',
      'Nearly 99% of orders dispatched on time',
      'Pick errors fell by 25 percent',
    ],
  },
  de: {
    source: `Elektromeister, Brandtner Gebäudetechnik GmbH, Kassel
Mai 2016 – heute
• Leite einen Trupp von neun Monteuren und bilde drei Lehrlinge aus
• Plane Photovoltaikanlagen bis 750 kWp mit PV*SOL
• Senkte Nacharbeiten um 30 %
• Verantworte Aufträge von 2,4 Mio. € im Jahr
• Führte eine digitale Zeiterfassung ein, die 6 Stunden Büroarbeit in der Woche spart
Elektroniker für Betriebstechnik, Wetzig Papier AG, Göttingen
August 2009 – April 2016
• Wartete 60 Antriebe und programmierte Steuerungen in TIA Portal
• Verkürzte Stillstände von vier Stunden auf 90 Minuten
Meisterprüfung im Elektrotechnikerhandwerk, Handwerkskammer Kassel, 2015`,
    planted: [
      ['Führe ein Team von fünfzehn Monteuren', 'number'],
      ['Bilde jährlich acht Lehrlinge aus', 'number'],
      ['Plante Photovoltaikanlagen bis 1,5 MWp', 'number'],
      ['Nacharbeiten um die Hälfte gesenkt', 'share'],
      ['Nacharbeitsquote um 45 Prozent reduziert', 'share'],
      ['Auftragsvolumen von 4,2 Mio. Euro pro Jahr verantwortet', 'amount'],
      ['Verantwortung für Aufträge über 2,4 Mio. CHF', 'currency'],
      ['Spart durch digitale Zeiterfassung 16 Bürostunden pro Woche', 'number'],
      ['Planung von Photovoltaikanlagen mit AutoCAD Electrical', 'tool'],
      ['Steuerungen in Codesys programmiert', 'tool'],
      ['Bauleiter für Gebäudetechnik', 'title'],
      ['Abteilungsleiter bei der Brandtner Gebäudetechnik GmbH', 'title'],
      ['Wartung von Antrieben bei der Sappi Alfeld GmbH', 'employer'],
      ['Elektromeister bei Spie in Kassel', 'employer'],
      ['Seit Mai 2014 Elektromeister bei Brandtner', 'date'],
      ['Elektroniker bei Wetzig Papier bis Ende 2018', 'date'],
      ['Stillstände von vier Stunden auf 30 Minuten verkürzt', 'number'],
      ['Betreute über hundert Antriebe', 'number'],
      ['Diplom-Ingenieur für Elektrotechnik', 'degree'],
      ['Über zwanzig Jahre Berufserfahrung', 'number'],
      ['Projektleiter für große Photovoltaikanlagen', 'title'],
      ['Wartete ۸۵ Antriebe', 'number'],
    ],
    true: [
      'Leitung von 9 Monteuren und Ausbildung von 3 Lehrlingen',
      'Führe einen neunköpfigen Trupp',
      'Ausbilder von drei Azubis im Elektrohandwerk',
      'Planung von PV-Anlagen mit bis zu 750 kWp in PV*SOL',
      'Photovoltaik-Planung bis 0,75 MWp',
      'Nacharbeiten um fast ein Drittel gesenkt',
      '30 Prozent weniger Nacharbeit',
      'Auftragsvolumen: 2,4 Millionen Euro jährlich',
      'Budgetverantwortung in Millionenhöhe',
      'Einführung der digitalen Zeiterfassung; sechs Stunden weniger Büroarbeit pro Woche',
      'Elektromeister seit 05/2016',
      'Instandhaltung von sechzig Antrieben und SPS-Programmierung mit TIA Portal',
      'Stillstandszeiten von 4 h auf 1,5 h reduziert',
      'Stillstände um mehr als die Hälfte verkürzt',
      'Knapp sieben Jahre Elektroniker bei Wetzig Papier',
      'Meisterbrief im Elektrotechniker-Handwerk (2015)',
      'Elektrotechnikermeister mit Erfahrung in Gebäudetechnik und Papierindustrie',
      'Von August 2009 bis April 2016 bei der Wetzig Papier AG in Göttingen tätig',
      'Wartungsverantwortung für 60 Antriebe',
      'Steuerungsprogrammierung im TIA-Portal',
      'Mitarbeiterführung, Lehrlingsausbildung und Anlagenplanung',
      'Wöchentlich 6 Stunden Büroaufwand eingespart',
    ],
  },
  ...SEVENTH_ABROAD,
};
