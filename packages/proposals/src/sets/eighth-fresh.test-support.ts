import { EIGHTH_ABROAD } from './eighth-abroad.test-support.ts';
import type { FreshSet } from './fresh-set.test-support.ts';

/** The eighth set, of other people and trades, written after the kinds of fault of the seventh had been mended and before it was ever run: 150 false sentences and 150 true ones. */
export const EIGHTH_FRESH: FreshSet = {
  en: {
    source: `Marketing Analyst, Larkfield Outdoor Ltd, Sheffield
June 2019 – Present
• Run paid search and email campaigns for 3 brands
• Raised email open rates from 18% to 27%
• Manage a media budget of £650,000 a year
• Built weekly reports in Looker Studio and SQL
• Supervise two interns and one junior analyst
Marketing Assistant, Pennine Cycles, Huddersfield
August 2016 – May 2019
• Wrote 120 product pages and a monthly newsletter for 9,000 subscribers
• Organised eleven trade fairs
• Cut cost per lead by 22%
BA Marketing, Manchester Metropolitan University, 2016`,
    planted: [
      ['Run paid search and email campaigns for seven brands', 'number'],
      ['Pushed email open rates up to 37%', 'share'],
      ['Tripled email open rates', 'share'],
      ['Steered a media budget of £6.5 million a year', 'amount'],
      ['Controlled media spend of €650,000', 'currency'],
      ['Built weekly reports in Tableau', 'tool'],
      ['Ran email campaigns in Mailchimp for 3 brands', 'tool'],
      ['Automated reporting with Python and SQL', 'tool'],
      ['Supervise a team of six interns', 'number'],
      ['Marketing Manager at Larkfield Outdoor', 'title'],
      ['Chief Marketing Officer for three outdoor brands', 'title'],
      ['Digital strategist with a background in retail', 'title'],
      ['Marketing Assistant at Halfords, Huddersfield', 'employer'],
      ['Campaigns for Decathlon and two other brands', 'employer'],
      ['Analyst at Larkfield Outdoor since June 2017', 'date'],
      ['Moved from Pennine Cycles in the spring of 2021', 'date'],
      ['Wrote over 300 product pages', 'number'],
      ['Newsletter with ninety thousand subscribers', 'number'],
      ['Organised two dozen trade fairs', 'number'],
      ['Brought cost per lead down by a third', 'share'],
      ['MBA, Manchester Metropolitan University', 'degree'],
    ],
    true: [
      'Own paid search and e-mail campaigns across three brands',
      'Lifted open rates by nine percentage points, from 18 to 27 per cent',
      'Increased e-mail open rates by half',
      'Look after a yearly media budget of £650k',
      'Managed more than half a million pounds of media spend a year',
      'Weekly SQL and Looker Studio reporting',
      'Lead a team of three: two interns and a junior analyst',
      'Marketing Analyst at Larkfield Outdoor since mid-2019',
      'Copy for 120 product pages',
      'Sent a newsletter to nine thousand subscribers every month',
      'Planned and ran 11 trade fairs',
      'Reduced CPL by 22 per cent',
      'Nearly three years as a marketing assistant at Pennine Cycles',
      'A decade in marketing, first in cycling and then in outdoor brands',
      'Graduated in Marketing from Manchester Metropolitan University (2016)',
      'Bachelor of Arts in Marketing',
      'Cost per lead fell by more than a fifth',
      'Data-driven marketer: paid search, e-mail, reporting in SQL',
      'Seven years running campaigns at Larkfield Outdoor',
      'Product copywriting, newsletters and trade fairs for a bicycle company',
      'GBP 0.65m media budget',
    ],
  },
  en2: {
    source: `Site Foreman, Garrow & Sons Builders, Dundee
February 2015 – March 2023
• Ran sites of up to 24 tradespeople
• Delivered 60 timber-frame homes, the last 20 of them two months early
• Kept snagging below 3 defects a house
• Planned deliveries in Asta Powerproject
• Brought lost-time accidents down from five a year to one
Joiner, Tay Valley Joinery, Perth
2007 – 2015
• Fitted kitchens and stairs in some 300 houses
• Trained four apprentices to SVQ Level 3
• Bought materials for £45,000 a month
SVQ Level 3 Carpentry and Joinery, Dundee and Angus College, 2007`,
    planted: [
      ['Ran sites with as many as 42 tradespeople', 'number'],
      ['Managed crews of fifty on large sites', 'number'],
      ['Delivered 160 timber-frame homes', 'number'],
      ['Handed over the last homes six months early', 'number'],
      ['Kept snagging below 1.5 defects a house', 'number'],
      ['Planned deliveries in Primavera', 'tool'],
      ['Modelled timber frames in SketchUp', 'tool'],
      ['Reduced lost-time accidents by 95%', 'share'],
      ['Eliminated 12 accidents a year', 'number'],
      ['Site Manager for Garrow & Sons Builders', 'title'],
      ['Project Director on timber-frame developments', 'title'],
      ['Master joiner and quantity surveyor', 'title'],
      ['Foreman with Balfour Beatty in Dundee', 'employer'],
      ['Joiner at Robertson Timber in Perth', 'employer'],
      ['With Garrow & Sons until October 2024', 'date'],
      ['A joiner since 1999', 'date'],
      ['Fitted kitchens in 1,300 houses', 'number'],
      ['Trained fourteen apprentices', 'number'],
      ['Bought materials worth £85,000 a month', 'amount'],
      ['Monthly material purchases of $45,000', 'currency'],
      ['Trained ٩ apprentices', 'number'],
    ],
    true: [
      'Led sites with up to two dozen tradespeople',
      'Sixty timber-frame homes delivered, the last twenty ahead of time by two months',
      'The final 20 homes were handed over 8 weeks early',
      'Fewer than three snags per house',
      'Delivery planning in Powerproject',
      'Cut lost-time accidents by 80%',
      'Brought accidents down to one a year from 5',
      'Foreman at Garrow & Sons in Dundee for eight years',
      'Over 15 years in construction, as joiner and foreman',
      'Joinery in about three hundred houses: kitchens and stairs',
      'Took four apprentices through SVQ Level 3',
      'Responsible for material purchases of £45k per month',
      'Annual material purchases of about half a million pounds',
      'SVQ 3 in Carpentry & Joinery',
      'Foreman from Feb 2015 to Mar 2023',
      'Before that, eight years as a joiner in Perth',
      'Low defect counts: under 3 per home',
      'Site supervision, health and safety, delivery planning',
      'Apprentice training: 4 joiners qualified',
      'Completed 20 homes two months ahead of schedule',
      'Stairs and kitchens fitted in roughly 300 homes',
    ],
  },
  de: {
    source: `Strategische Einkäuferin, Hollweg Pumpen SE, Bielefeld
Oktober 2018 – heute
• Verantworte ein Einkaufsvolumen von 14 Mio. € bei 120 Lieferanten
• Senkte die Materialkosten um 8 %
• Verhandelte Rahmenverträge mit Laufzeiten von zwei bis fünf Jahren
• Führte SAP Ariba ein und schulte 25 Kolleginnen und Kollegen
• Verkürzte die Bestelldauer von 12 auf 4 Tage
Sachbearbeiterin Einkauf, Textilwerke Röhrs, Gütersloh
April 2014 – September 2018
• Bearbeitete rund 80 Bestellungen pro Woche
• Baute ein Lieferantenverzeichnis in Access auf
• Betreute zwei Auszubildende
Bachelor Betriebswirtschaft, Fachhochschule Bielefeld, 2014`,
    planted: [
      ['Verantwortung für ein Einkaufsvolumen von 41 Mio. Euro', 'amount'],
      ['Einkaufsvolumen: 14 Mio. US-Dollar', 'currency'],
      ['Steuerung von über zweihundert Lieferanten', 'number'],
      ['Materialkosten um ein Viertel gesenkt', 'share'],
      ['Senkung der Materialkosten um 18 Prozent', 'share'],
      ['Rahmenverträge über zehn Jahre verhandelt', 'number'],
      ['Einführung von Coupa im Einkauf', 'tool'],
      ['Auswertungen in Power BI und Excel', 'tool'],
      ['Fünfzig Kolleginnen und Kollegen geschult', 'number'],
      ['Bestelldauer auf einen halben Tag verkürzt', 'number'],
      ['Einkaufsleiterin bei der Hollweg Pumpen SE', 'title'],
      ['Leiterin Supply Chain Management', 'title'],
      ['Einkäuferin bei der Miele & Cie. KG', 'employer'],
      ['Sachbearbeiterin bei Benteler in Gütersloh', 'employer'],
      ['Seit Januar 2016 im strategischen Einkauf', 'date'],
      ['Sachbearbeiterin von 2011 bis 2018', 'date'],
      ['Bearbeitete wöchentlich 180 Bestellungen', 'number'],
      ['Betreuung von sechs Auszubildenden', 'number'],
      ['Master of Science in Betriebswirtschaft', 'degree'],
      ['Prokuristin mit Verantwortung für den Einkauf', 'title'],
      ['Mehr als 20 Jahre Erfahrung im Einkauf', 'number'],
      ['Betreute ४० Lieferanten', 'number'],
    ],
    true: [
      'Einkaufsvolumen von 14 Millionen Euro mit 120 Lieferanten verantwortet',
      'Materialkostensenkung um acht Prozent',
      'Verhandlung von Rahmenverträgen (2 bis 5 Jahre Laufzeit)',
      'SAP Ariba eingeführt und 25 Personen geschult',
      'Einführung und Schulung von SAP Ariba für fünfundzwanzig Kollegen',
      'Bestelldauer um acht Tage verkürzt',
      'Bestelldauer um zwei Drittel reduziert',
      'Von zwölf auf vier Tage: schnellere Bestellungen',
      'Strategische Einkäuferin seit 10/2018',
      'Über vier Jahre Sachbearbeiterin bei den Textilwerken Röhrs',
      'Etwa achtzig Bestellungen in der Woche bearbeitet',
      'Aufbau einer Lieferantendatenbank in Microsoft Access',
      'Ausbildung von 2 Azubis',
      'B.A. in Betriebswirtschaft (FH Bielefeld)',
      'Betriebswirtin mit Schwerpunkt Einkauf und Lieferantenmanagement',
      'Volumen im zweistelligen Millionenbereich',
      'Knapp 8 % niedrigere Materialkosten',
      'Langfristige Rahmenverträge und Lieferantenverhandlungen',
      'Mehr als zehn Jahre Berufserfahrung im Einkauf',
      'Lieferantenbetreuung für einen Pumpenhersteller',
      'Von April 2014 bis September 2018 bei Textilwerke Röhrs in Gütersloh',
      'Wöchentlich ca. 80 Bestellvorgänge',
    ],
  },
  ...EIGHTH_ABROAD,
};
