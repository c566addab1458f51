/** Words of French resumes, in the form that `readLexicon` reads. */
export const FRENCH = `
tails: , soit {p} % de pertes en moins | pour {n} personnes par jour | sur {few} sites | au sein d'une équipe de {n} | , avant la fin de {season} | sans aucune réclamation | , méthode reprise par les autres agences
summaries: {Label} depuis {few} ans, surtout à {town}. J'aime le travail soigné, les consignes claires et les équipes calmes.
 | Ponctuelle, concrète et difficile à décourager, je cherche après {few} ans un poste avec plus de responsabilités.
 | Fort de {few} années de pratique, je souhaite transmettre ce que je sais dans une maison à taille humaine.
job summaries: Entreprise familiale de {n} salariés. | Remplacement de congé maternité, prolongé ensuite. | Poste saisonnier, quatre jours par semaine.
schools: Lycée {Family} | Université de {town} | CFA de {town} | IUT de {town} | École supérieure {Family} | Institut {Family}
courses: Comptabilité | Droit du travail | Anatomie | Résistance des matériaux | Rhétorique | Pédologie
awards: Médaille du travail bien fait ~ Ville de {town} | Bourse de mobilité ~ Fondation {Family} | Prix du jeune artisan ~ Chambre des métiers de {town}
projects: Bus de nuit ~ Carte des derniers bus distribuée à {n} arrêts | Graines en partage ~ Grainothèque tenue par {n} bénévoles | Marée haute ~ Capteurs posés sur {few} quais
skill groups: Métier | Outils | Relationnel | Bureautique | Machines | Quotidien
common: Permis B | Tableur | Secourisme | Travail de nuit | Tenue de caisse | Plannings | Accueil du public
languages: Français | Arabe | Breton | Anglais | Portugais | Wolof
fluencies: Langue maternelle | Courant | Intermédiaire | Notions | C1 | B2
interests: Randonnée | Fanfare | Poterie | Échecs | Potager | Théâtre amateur
fill season: l'été | l'automne | l'année
fill Family: Beauchamp | Delorme | Kerguélen | Vauquelin | Roussillon | Marchal | Tardieu | Lacombe

# soins
roles: Aide-soignante | Infirmière diplômée d'État | Cadre de santé | Infirmier de nuit | Infirmière libérale
employers: Clinique {Family} | EHPAD Les Glycines | Centre hospitalier de {town} | Cabinet infirmier {Family}
did: Soins et pansements de {n} résidents par jour | Préparation des piluliers et suivi des traitements | Formation des familles aux gestes de portage | Rédaction des transmissions | Encadrement de {few} élèves stagiaires
skills: Pansements | Soins palliatifs | Manutention | Prélèvements | Triage | Écoute
studies: Diplôme d'État ~ Soins infirmiers | Bac pro ~ Accompagnement, soins et services
certificates: AFGSU niveau 2 ~ CESU de {town} | Plaies et cicatrisation ~ Université de {town}

# fournil
roles: Apprenti boulanger | Tourier | Boulanger | Chef de fournil | Responsable de laboratoire
employers: Boulangerie {Family} | Au Bon Levain | Fournil des Halles | Biscuiterie de {town}
did: Fabrication de {n} kilos de pain chaque nuit | Conduite du four à sole | Création d'une gamme au petit épeautre | Gestion des commandes de farine | Formation de {few} apprentis
skills: Levain | Tourage | Façonnage | Viennoiserie | Hygiène HACCP | Coûts matière
studies: CAP ~ Boulangerie | Brevet professionnel ~ Pâtisserie
certificates: Maître artisan ~ Chambre de métiers | Formation HACCP ~ {Family} Conseil

# ecole
roles: Assistante d'éducation | Professeure des écoles | Professeur d'histoire-géographie | Directrice d'école | Formateur d'adultes
employers: École Jules-{Family} | Collège {Family} | Lycée agricole de {town} | GRETA de {town}
did: Enseignement à des classes de {n} élèves | Rédaction du projet d'établissement | Organisation de classes vertes | Animation du club théâtre | Suivi d'élèves en difficulté
skills: Gestion de classe | Évaluation | Différenciation | Prise de parole | Montage vidéo | Médiation
studies: CAPES ~ Histoire-géographie | Licence ~ Lettres modernes
certificates: BAFA ~ Francas | Certification FLE ~ Alliance de {town}

# chantier
roles: Manœuvre | Maçon | Chef d'équipe gros œuvre | Conducteur de travaux | Couvreur-zingueur
employers: {Family} Bâtiment | SARL {Family} et Fils | Charpentes de {town} | Eiffard Construction
did: Montage de murs en pierre sèche | Coffrage et ferraillage de {few} immeubles | Lecture de plans et métrés | Encadrement de {n} compagnons | Réfection de toitures en ardoise
skills: Coffrage | Enduits à la chaux | Échafaudage | Lecture de plans | Zinguerie | Métré
studies: CAP ~ Maçonnerie | BTS ~ Bâtiment
certificates: CACES R482 ~ AFPA {town} | Habilitation travail en hauteur ~ {Family} Formation

# logiciel
roles: Alternante développeuse | Développeur back-end | Ingénieure logiciel | Architecte applicatif | Responsable technique
employers: {Family} Numérique | Lanterne Studio | Atelier du Code | Données de {town}
did: Réécriture de la facturation en Go | Passage de {n} tâches planifiées à une seule file | Réduction du temps de recherche à {n} ms | Astreinte une semaine sur {few} | Rédaction du guide de style
skills: Go | PostgreSQL | Vue.js | Kubernetes | Symfony | Terraform
studies: Master ~ Informatique répartie | Diplôme d'ingénieur ~ Génie logiciel
certificates: CKA ~ CNCF | PSM I ~ Scrum.org

# boutique
roles: Vendeuse saisonnière | Conseiller de vente | Responsable de rayon | Gérante | Chef de secteur
employers: Librairie {Family} | Quincaillerie {Family} | Épicerie du Port | Jardinerie de {town}
did: Accueil de {n} clients les jours de marché | Mise en vitrine chaque mois | Inventaires et réassort | Recrutement de {n} saisonniers | Ouverture et fermeture de la caisse
skills: Encaissement | Merchandising | Achats | Fidélisation | Inventaire | Vitrines
studies: Bac pro ~ Commerce | BTS ~ Management commercial opérationnel
certificates: Permis d'exploitation ~ UMIH {town} | SST ~ INRS
`;
