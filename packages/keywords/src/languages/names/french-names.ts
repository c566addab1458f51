import type { LocalText } from '../../lexicon/local-names.ts';
import { FRENCH } from '../french.ts';

/** The names of the lexicon's groups in French: canonical name, colon, French names. */
export const FRENCH_TEXT: LocalText = {
  language: FRENCH,
  text: `
accounts payable : comptabilité fournisseurs | factures fournisseurs
accounts receivable : comptabilité clients | factures clients
general ledger : comptabilité générale | grand livre
bookkeeping : comptabilité | tenue de comptes | saisie comptable | tenue de la comptabilité
financial statements : bilan | bilans | comptes annuels | états financiers
month-end close : clôture mensuelle | clôtures mensuelles
year-end close : clôture annuelle | clôtures annuelles
management accounts : contrôle de gestion
cost accounting : comptabilité analytique
bank reconciliation : rapprochement bancaire | rapprochements bancaires
payroll : paie | gestion de la paie | bulletins de paie | fiches de paie
billing : facturation
credit control : recouvrement | relance clients | relances clients
treasury : trésorerie
budgeting : élaboration budgétaire | gestion budgétaire
financial analysis : analyse financière
internal audit : audit interne
tax preparation : déclarations fiscales | fiscalité | liasse fiscale
sales tax : TVA | déclaration de TVA
expense reports : notes de frais
crop production : grandes cultures | production végétale
livestock management : élevage | conduite d'élevage
dairy farming : traite | vaches laitières
horticulture : horticulture | maraîchage
viticulture : viticulture | taille de la vigne
harvesting : récolte | vendanges | cueillette
tractor driving : conduite d'engins agricoles | conduite de tracteur
forestry : sylviculture | travaux forestiers
physical therapy : kinésithérapie
occupational therapy : ergothérapie
speech therapy : orthophonie
rehabilitation : rééducation | réadaptation
emergency medical services : secours d'urgence
dietetics : diététique
phlebotomy : prélèvements sanguins | prises de sang | prise de sang
care planning : projet de soins | plan de soins
medication administration : distribution des médicaments | administration des médicaments | aide à la prise des médicaments
wound care : pansements | soins de plaies
infection control : hygiène hospitalière | bionettoyage
geriatric care : personnes âgées | gériatrie | EHPAD
dementia care : maladie d'Alzheimer
activities of daily living : aide à la toilette | soins d'hygiène | soins de confort | aide aux actes de la vie quotidienne
home health aide : aide à domicile | auxiliaire de vie | maintien à domicile
critical care : soins intensifs | réanimation
hospice : soins palliatifs
Registered Nurse : diplôme d'État d'infirmier | infirmier diplômé d'État | IDE | infirmière | infirmier
Certified Nursing Assistant : aide-soignant | aide-soignante | DEAS | diplôme d'État d'aide-soignant
midwifery : sage-femme
first aid : premiers secours | secourisme | PSC1 | SST | sauveteur secouriste du travail
vital signs : constantes | prise de constantes
patient education : éducation thérapeutique
medical records : dossiers patients | dossier médical
dental assisting : assistante dentaire | assistant dentaire
medication dispensing : délivrance d'ordonnances | délivrance de médicaments
early childhood education : petite enfance | CAP petite enfance | CAP AEPE | éducateur de jeunes enfants
childcare : garde d'enfants | crèche
system administration : administration système | administration de systèmes
network administration : administration réseau | réseaux informatiques
IT support : support informatique | assistance informatique
software development : développement logiciel | développement informatique
web development : développement web
relational databases : bases de données | base de données
data analysis : analyse de données | analyse des données
data entry : saisie de données | saisie des données | saisie informatique
data privacy : protection des données
GDPR : RGPD
information security : sécurité informatique | cybersécurité
machine learning : apprentissage automatique
artificial intelligence : intelligence artificielle
unit testing : tests unitaires
version control : gestion de versions
requirements analysis : recueil des besoins | analyse des besoins | cahier des charges
construction management : conduite de travaux | conduite de chantier
structural engineering : calcul de structures
civil engineering : génie civil | travaux publics | BTP
construction estimating : métré | chiffrage | études de prix
site inspection : suivi de chantier
concrete work : béton | coulage de béton
formwork : coffrage
masonry : maçonnerie
carpentry : menuiserie | charpente
drywall : plaquiste | pose de placo | cloisons sèches
roofing : couverture | toiture
painting and decorating : peinture en bâtiment | travaux de peinture
flooring installation : pose de carrelage | carrelage | pose de parquet | revêtements de sol
scaffolding : échafaudage | montage d'échafaudages
heavy equipment operation : conduite d'engins | engins de chantier | terrassement
crane operation : grutier | conduite de grue
surveying : topographie
building permits : permis de construire
HVAC : CVC | génie climatique | chauffage ventilation climatisation
refrigeration : froid industriel | frigoriste
plumbing : plomberie
water heaters : chauffage | chaudières | chauffagiste
electrical installation : installations électriques | installation électrique | électricité du bâtiment
electrical troubleshooting : dépannage électrique
electrical safety authorisation : habilitation électrique | habilitations électriques
electrical schematics : schémas électriques
PLC programming : automates programmables | programmation d'automates
industrial automation : automatisme | automatisation
welding : soudure | soudage
MIG welding : soudure MIG | soudage MIG | MAG
TIG welding : soudure TIG | soudage TIG
Certified Welder : licence de soudure | licences de soudure
sheet metal fabrication : chaudronnerie | tôlerie
CNC machining : usinage | commande numérique | fraisage
CNC programming : programmation de commande numérique
machine operation : conduite de machines | conduite de lignes | conduite de ligne | conducteur de ligne
machine setup : réglage de machines | réglage des machines
assembly line : montage | assemblage | chaîne de production
production planning : ordonnancement | planification de production | planification de la production
quality control : contrôle qualité | contrôle de qualité
quality assurance : assurance qualité
quality management system : management de la qualité | système qualité
preventive maintenance : maintenance préventive
equipment maintenance : maintenance industrielle | maintenance | maintenance curative | entretien du matériel
workplace safety : sécurité au travail | règles de sécurité | consignes de sécurité | HSE | QHSE
continuous improvement : amélioration continue
food manufacturing : agroalimentaire
mechanical design : conception mécanique | bureau d'études
engineering drawings : lecture de plans | plans techniques | dessin technique
automotive repair : mécanique automobile | réparation automobile
supply chain management : chaîne logistique
procurement : achats | approvisionnement | approvisionnements
supplier management : gestion des fournisseurs | relations fournisseurs
inventory management : gestion des stocks | gestion de stock
stocktaking : inventaire | inventaires
logistics : logistique
warehouse operations : entrepôt | magasinage | gestion d'entrepôt
order picking : préparation de commandes | préparation des commandes | picking
shipping and receiving : réception de marchandises | réception des marchandises | expédition | expéditions
loading and unloading : chargement | déchargement | chargement et déchargement
forklift operation : chariot élévateur | conduite de chariots élévateurs | cariste
forklift license : CACES | CACES 1 | CACES 3 | CACES 5 | CACES R489
heavy lifting : port de charges | port de charges lourdes | manutention
driver's license : permis B | permis de conduire | permis de conduire B
HGV Class 1 : permis poids lourd | permis CE | permis C | super lourd | permis EC
Driver CPC : FIMO | FCO | FIMO/FCO
hazmat endorsement : ADR | matières dangereuses
commercial driving : chauffeur poids lourd | conducteur routier
last-mile delivery : livraison | livraisons | chauffeur-livreur
transportation management : transport routier | affrètement | exploitation transport
customs clearance : dédouanement | douane
route planning : tournées | organisation des tournées
bus driving : conducteur de bus | permis D
project management : gestion de projet | conduite de projet | pilotage de projet | gestion de projets
team leadership : encadrement | management d'équipe | encadrement d'équipe | gestion d'équipe | animation d'équipe
stakeholder management : parties prenantes
business process mapping : amélioration des processus | cartographie des processus
administrative support : assistanat | tâches administratives | gestion administrative | secrétariat
office management : gestion de bureau
calendar management : gestion d'agenda | gestion des agendas | prise de rendez-vous | gestion des plannings
minute taking : comptes rendus | rédaction de comptes rendus | compte rendu
reception duties : accueil physique et téléphonique | accueil téléphonique | standard téléphonique | accueil physique
document filing : classement | archivage
status reporting : tableaux de bord | tableau de bord | reporting
Microsoft Office : Pack Office | suite Office | bureautique | outils bureautiques
communication skills : aisance relationnelle | sens de la communication | bonne communication
teamwork : travail en équipe | esprit d'équipe
time management : gestion du temps
adaptability : adaptabilité | capacité d'adaptation | polyvalence | polyvalent
work ethic : ponctualité | ponctuel | rigueur | rigoureux | autonomie | autonome | dynamisme | dynamique
customer focus : sens du service | sens du client | relationnel
attention to detail : minutie | sens du détail
problem solving : résolution de problèmes | esprit d'analyse | capacité d'analyse
leadership : leadership
human resources : ressources humaines
recruitment : recrutement
onboarding : intégration des nouveaux collaborateurs | intégration des salariés
learning and development : plan de formation | développement des compétences
staff scheduling : plannings du personnel | gestion des plannings du personnel | élaboration des plannings
employment law : droit du travail | droit social
labor relations : relations sociales | dialogue social | CSE instances
corporate law : droit des sociétés | droit des affaires
contract negotiation : négociation de contrats
contract drafting : rédaction de contrats | rédaction d'actes
litigation : contentieux
real estate law : droit immobilier
retail banking : banque de détail | conseil en agence
claims handling : gestion de sinistres | gestion des sinistres
regulatory compliance : conformité
risk assessment : évaluation des risques
food preparation : préparations culinaires | préparation des plats | aide de cuisine | mise en place
cooking : cuisine | cuisinier
menu development : élaboration des menus | élaboration de menus | carte et menus
baking : boulangerie | pâtisserie
food safety : hygiène alimentaire | normes d'hygiène | règles d'hygiène
HACCP : HACCP | normes HACCP
table service : service en salle | service à table | prise de commande
restaurant management : restauration | gestion de restaurant
bartending : bar | service au bar
hotel operations : hôtellerie
front desk : réception | accueil des clients | accueil de la clientèle
housekeeping : entretien des chambres | ménage | femme de chambre
dishwashing : plonge
event catering : traiteur | banquets
butchery : boucherie | découpe de viande
plating : dressage | dressage des assiettes
wine service : sommellerie | service du vin
cash handling : encaissement | encaissements | tenue de caisse | caisse | gestion de caisse
retail sales : vente | vente en magasin | commerce de détail | conseil client
B2B sales : vente B2B | vente aux professionnels
business development : développement commercial | prospection | développement de la clientèle
cold calling : prospection téléphonique | phoning
account management : gestion de portefeuille clients | portefeuille clients | fidélisation
customer service : service client | relation client | service clientèle | relation clientèle
complaint resolution : gestion des réclamations | traitement des réclamations | réclamations
order processing : traitement des commandes | administration des ventes | ADV
sales negotiation : négociation commerciale
proposal writing : élaboration de devis | devis | réponse aux appels d'offres | appels d'offres
stock replenishment : mise en rayon | réassort | réapprovisionnement des rayons | remplissage des rayons
visual merchandising : merchandising
store management : gestion de magasin | responsable de magasin
technical support : support technique
call center : centre d'appels
digital marketing : marketing digital | marketing numérique | webmarketing
social media marketing : réseaux sociaux | animation des réseaux sociaux
market research : études de marché | étude de marché
public relations : relations presse | relations publiques
event planning : événementiel | organisation d'événements
graphic design : graphisme | conception graphique | PAO
copywriting : rédaction | rédaction de contenus
editing : relecture
janitorial : nettoyage | nettoyage des locaux | entretien des locaux | propreté
facilities maintenance : maintenance des bâtiments | entretien des bâtiments | agent technique
groundskeeping : espaces verts | entretien des espaces verts
waste management : gestion des déchets | tri des déchets
security guarding : surveillance | gardiennage | agent de sécurité | rondes
guard card : carte professionnelle CNAPS | CQP APS | CNAPS | carte professionnelle
fire prevention : sécurité incendie | SSIAP | SSIAP 1
special education : éducation spécialisée | éducateur spécialisé
lesson planning : préparation des cours | préparation de cours
classroom teaching : enseignement
tutoring : soutien scolaire | cours particuliers
training delivery : animation de formations | formation du personnel
social work : travail social | action sociale | assistante sociale | assistant de service social
youth work : animation jeunesse | BAFA
disability support : accompagnement de personnes handicapées | handicap | situation de handicap mental
property management : gestion locative | syndic
real estate sales : transaction immobilière | vente immobilière | immobilier
public administration : administration publique | fonction publique | collectivités territoriales
laboratory techniques : analyses en laboratoire | techniques de laboratoire
power systems : électrotechnique
renewable energy : énergies renouvelables
solar installation : photovoltaïque | panneaux solaires
English : anglais
French : français
German : allemand
Spanish : espagnol
Italian : italien
Portuguese : portugais
Arabic : arabe
Russian : russe
Dutch : néerlandais
hair styling : coiffure | coupe et coloration
skin care treatments : soins esthétiques | esthétique
locksmithing : serrurerie | métallerie
floristry : fleuriste
aircraft maintenance : maintenance aéronautique
patient transfers : transferts de patients | aide au lever et au coucher
training apprentices : formation des apprentis | tuteur d'apprentis
completed apprenticeship : CAP | BEP | Bac Pro | CAP/BEP
`,
};
