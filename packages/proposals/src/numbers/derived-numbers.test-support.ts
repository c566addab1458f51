/** Numbers that follow from a source in a language, each with one in the same words that does not. */
export type Derived = {
  source: string;
  follows: readonly (readonly [said: string, not: string])[];
};

/** The same facts in seven languages: a change, two rates, won bids of all, two groups, a share of so many, and years of work. */
export const DERIVED: Readonly<Record<string, Derived>> = {
  en: {
    source: `Clinic Manager, Northgate Clinic, Hull
March 2018 – Present
• Cut waiting from 30 to 12 minutes
• 40 visits a day, 120 talks a year
• Won 9 of 12 bids
• Lead six nurses and 15 assistants
• 340 cases, 75% of them settled`,
    follows: [
      ['Waiting 18 minutes shorter', 'Waiting 25 minutes shorter'],
      ['Waiting down by 60%', 'Waiting down by 80%'],
      ['Waiting divided by more than two', 'Waiting divided by more than six'],
      ['About 200 visits a week', 'About 600 visits a week'],
      ['Ten talks a month', 'Thirty talks a month'],
      ['Three quarters of the bids won', 'Two fifths of the bids won'],
      ['A staff of 21 people', 'A staff of 35 people'],
      ['More than 250 cases settled', 'More than 400 cases settled'],
      ['Eight years at Northgate Clinic', 'Fifteen years at Northgate Clinic'],
    ],
  },
  de: {
    source: `Praxismanagerin, Praxis Nordtor, Husum
März 2018 – heute
• Senkte die Wartezeit von 30 auf 12 Minuten
• 40 Besuche am Tag, 120 Vorträge im Jahr
• Gewann 9 von 12 Ausschreibungen
• Leite sechs Pflegerinnen und 15 Helfer
• 340 Fälle, davon 75 % gelöst`,
    follows: [
      ['Wartezeit 18 Minuten kürzer', 'Wartezeit 25 Minuten kürzer'],
      ['Wartezeit um 60 % gesenkt', 'Wartezeit um 80 % gesenkt'],
      ['Wartezeit geteilt durch mehr als zwei', 'Wartezeit geteilt durch mehr als sechs'],
      ['Rund 200 Besuche in der Woche', 'Rund 600 Besuche in der Woche'],
      ['Zehn Vorträge im Monat', 'Dreißig Vorträge im Monat'],
      ['Drei Viertel der Ausschreibungen gewonnen', 'Zwei Fünftel der Ausschreibungen gewonnen'],
      ['Führung von 21 Personen', 'Führung von 35 Personen'],
      ['Mehr als 250 Fälle gelöst', 'Mehr als 400 Fälle gelöst'],
      ['Acht Jahre in der Praxis Nordtor', 'Fünfzehn Jahre in der Praxis Nordtor'],
    ],
  },
  fr: {
    source: `Responsable de cabinet, Cabinet du Nord, Lens
Mars 2018 – aujourd'hui
• Attente réduite de 30 à 12 minutes
• 40 visites par jour, 120 conférences par an
• 9 appels d'offres sur 12 gagnés
• Dirige six infirmières et 15 aides
• 340 dossiers, dont 75 % réglés`,
    follows: [
      ['Attente plus courte de 18 minutes', 'Attente plus courte de 25 minutes'],
      ['Attente réduite de 60 %', 'Attente réduite de 80 %'],
      ['Attente divisée par plus de deux', 'Attente divisée par plus de six'],
      ['Environ 200 visites par semaine', 'Environ 600 visites par semaine'],
      ['Dix conférences par mois', 'Trente conférences par mois'],
      ["Trois quarts des appels d'offres gagnés", "Un quart des appels d'offres gagnés"],
      ['Équipe de 21 personnes', 'Équipe de 35 personnes'],
      ['Plus de 250 dossiers réglés', 'Plus de 400 dossiers réglés'],
      ['Huit ans au Cabinet du Nord', 'Quinze ans au Cabinet du Nord'],
    ],
  },
  es: {
    source: `Gestora, Clínica Norte, León
Marzo de 2018 – actualidad
• Reduje la espera de 30 a 12 minutos
• 40 visitas al día, 120 charlas al año
• Gané 9 de 12 concursos
• Dirijo a seis enfermeras y 15 auxiliares
• 340 casos, un 75 % resueltos`,
    follows: [
      ['Espera 18 minutos más corta', 'Espera 25 minutos más corta'],
      ['Espera reducida un 60 %', 'Espera reducida un 80 %'],
      ['Espera dividida por más de dos', 'Espera dividida por más de seis'],
      ['Unas 200 visitas a la semana', 'Unas 600 visitas a la semana'],
      ['Diez charlas al mes', 'Treinta charlas al mes'],
      ['Tres cuartos de los concursos ganados', 'Un cuarto de los concursos ganados'],
      ['Equipo de 21 personas', 'Equipo de 35 personas'],
      ['Más de 250 casos resueltos', 'Más de 400 casos resueltos'],
      ['Ocho años en la Clínica Norte', 'Quince años en la Clínica Norte'],
    ],
  },
  pt: {
    source: `Gestora, Clínica do Norte, Braga
Março de 2018 – presente
• Reduzi a espera de 30 para 12 minutos
• 40 visitas por dia, 120 palestras por ano
• Ganhei 9 de 12 concursos
• Dirijo seis enfermeiras e 15 auxiliares
• 340 casos, 75% resolvidos`,
    follows: [
      ['Espera 18 minutos mais curta', 'Espera 25 minutos mais curta'],
      ['Espera reduzida em 60%', 'Espera reduzida em 80%'],
      ['Espera dividida por mais de dois', 'Espera dividida por mais de seis'],
      ['Cerca de 200 visitas por semana', 'Cerca de 600 visitas por semana'],
      ['Dez palestras por mês', 'Trinta palestras por mês'],
      ['Três quartos dos concursos ganhos', 'Um quarto dos concursos ganhos'],
      ['Equipa de 21 pessoas', 'Equipa de 35 pessoas'],
      ['Mais de 250 casos resolvidos', 'Mais de 400 casos resolvidos'],
      ['Oito anos na Clínica do Norte', 'Quinze anos na Clínica do Norte'],
    ],
  },
  it: {
    source: `Responsabile, Clinica del Nord, Como
Marzo 2018 – oggi
• Attesa ridotta da 30 a 12 minuti
• 40 visite al giorno, 120 conferenze all'anno
• Vinte 9 gare su 12
• Guido sei infermiere e 15 assistenti
• 340 casi, il 75% risolti`,
    follows: [
      ['Attesa più breve di 18 minuti', 'Attesa più breve di 25 minuti'],
      ['Attesa ridotta del 60%', 'Attesa ridotta del 80%'],
      ['Attesa divisa per più di due', 'Attesa divisa per più di sei'],
      ['Circa 200 visite alla settimana', 'Circa 600 visite alla settimana'],
      ['Dieci conferenze al mese', 'Trenta conferenze al mese'],
      ['Tre quarti delle gare vinte', 'Un quarto delle gare vinte'],
      ['Gruppo di 21 persone', 'Gruppo di 35 persone'],
      ['Oltre 250 casi risolti', 'Oltre 400 casi risolti'],
      ['Otto anni alla Clinica del Nord', 'Quindici anni alla Clinica del Nord'],
    ],
  },
  nl: {
    source: `Praktijkmanager, Praktijk Noord, Hoorn
Maart 2018 – heden
• Wachttijd van 30 naar 12 minuten
• 40 bezoeken per dag, 120 lezingen per jaar
• Won 9 van de 12 aanbestedingen
• Leid zes verpleegkundigen en 15 assistenten
• 340 zaken, waarvan 75% opgelost`,
    follows: [
      ['Wachttijd 18 minuten korter', 'Wachttijd 25 minuten korter'],
      ['Wachttijd met 60% verkort', 'Wachttijd met 80% verkort'],
      ['Wachttijd gedeeld door meer dan twee', 'Wachttijd gedeeld door meer dan zes'],
      ['Ongeveer 200 bezoeken per week', 'Ongeveer 600 bezoeken per week'],
      ['Tien lezingen per maand', 'Dertig lezingen per maand'],
      ['Driekwart van de aanbestedingen gewonnen', 'Een kwart van de aanbestedingen gewonnen'],
      ['Team van 21 mensen', 'Team van 35 mensen'],
      ['Meer dan 250 zaken opgelost', 'Meer dan 400 zaken opgelost'],
      ['Acht jaar bij Praktijk Noord', 'Vijftien jaar bij Praktijk Noord'],
    ],
  },
};
