const BOM = '\ufeff';
const FOLDER = 'Basic_LinkedInDataExport_03-14-2026.zip';

/** The files of an archive: a byte order mark, a folder, new lines in quotes, entities, a missing summary, files about other things. */
export const LINKEDIN_FILES: Readonly<Record<string, string>> = {
  [`${FOLDER}/Profile.csv`]: `${BOM}First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Mira,Okonkwo,Lindqvist,12 Harbour Lane,Apr 2,"Staff Engineer, Payments","I build ledgers that balance.

Before that: R&amp;D at sea &ndash; ""really"".",Financial Services,40213,"Rotterdam, South Holland, Netherlands",[miracodes],"[PORTFOLIO:https://mira.example/work,BLOG:https://mira.example/notes?a=1&b=2]",
`,
  [`${FOLDER}/Positions.csv`]: `Company Name,Title,Description,Location,Started On,Finished On,Team Size
Tidewater Bank,Staff Engineer,"• Cut settlement time from 9 hours to 40 minutes
• Led ""Northstar"", a team of six",Rotterdam,Mar 2022,,6
Tidewater Bank,Senior Engineer,- Wrote the ledger,Rotterdam,Jan 2019,Mar 2022,
Saltmarsh Labs,Engineer,Tools for tidal surveys.  • Wrote the gauge reader in Rust • Mapped four fjords• Sold it twice,Bergen,2016,Dec 2018,
Tidewater Bank,Intern,,,Summer 2015,Autumn 2015,
`,
  [`${FOLDER}/Education.csv`]: `School Name,Start Date,End Date,Notes,Degree Name,Activities
University of Bergen,2011,2016,Thesis on tides,MSc Computer Science,"Rowing club, Debate"
`,
  [`${FOLDER}/Skills.csv`]:
    'Name\r\nTypeScript\r\nPostgreSQL\r\n"Risk, Compliance"\r\nTypeScript\r\n',
  [`${FOLDER}/Languages.csv`]: `Name,Proficiency
Norwegian,Native or bilingual proficiency
Dutch,Limited working
Igbo,a little
`,
  [`${FOLDER}/Certifications.csv`]: `Name,Url,Authority,Started On,Finished On,License Number
Cloud Architect,https://certs.example/77,Nimbus,Feb 2023,Feb 2026,NM-77-x
`,
  [`${FOLDER}/Projects.csv`]: `Title,Description,Url,Started On,Finished On
Tide tables,Free tables for small ports,,Jun 2021,
`,
  [`${FOLDER}/Honors.csv`]: `Title,Description,Issued On
Harbour Prize,For open data,Nov 2022
`,
  [`${FOLDER}/Publications.csv`]: `Name,Published On,Description,Publisher,Url
Ledgers at Low Tide,"Sep 9, 2020",On double entry,Quay Press,https://quay.example/low
`,
  [`${FOLDER}/Courses.csv`]: 'Name,Number\nCoastal Navigation,CN-101\n',
  [`${FOLDER}/Organizations.csv`]: `Name,Description,Position,Started On,Finished On
Society of Ledgers,,Treasurer,May 2020,
`,
  [`${FOLDER}/Volunteering.csv`]: `Company Name,Role,Cause,Started On,Finished On,Description
Lifeboat Station,Crew,Disaster relief,Jan 2017,Jun 2018,Night shifts
`,
  [`${FOLDER}/Patents.csv`]: `Title,Description,Url,Issuer,Patent Number,Filed On,Inventors
Balancing of wet ledgers,A method,https://patents.example/5,European Patent Office,EP-5,Aug 2021,Ida Fjeld
`,
  [`${FOLDER}/TestScores.csv`]:
    'Tested On,Name,Description,Score\nJan 2015,Harbour Olympiad,"Held by ""HO"".",97 Percentile\n',
  [`${FOLDER}/Recommendations_Received.csv`]: `First Name,Last Name,Company,Job Title,Text,Creation Date,Status
Ruud,Visser,Tidewater Bank,Head of Payments,"Mira balances
what others only add.","11/02/21, 03:22 PM",VISIBLE
`,
  [`${FOLDER}/Email Addresses.csv`]: `Email Address,Confirmed,Primary,Updated On
old@mira.example,Yes,No,1/2/20
mira@mira.example,Yes,Yes,1/3/20
`,
  [`${FOLDER}/PhoneNumbers.csv`]:
    'Extension,Number,Type\n,+31 10 555 0142,Mobile\n9,+31 10 555 0177,Work\n',
  [`${FOLDER}/Connections.csv`]:
    'Notes:\n"When exporting your connection data, some are missing"\n\nFirst Name,Last Name\nSomebody,Else\n',
  [`${FOLDER}/Learning_Profile.csv`]: 'First Name\nNot a profile\n',
  [`${FOLDER}/Jobs/Job Applications.csv`]: 'Company Name,Job Title\nOther Bank,Director\n',
};
