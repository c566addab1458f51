/** A SkillsPassport of version 3.3: months written "--04", labels beside codes, a mother tongue, levels by skill. */
export const EUROPASS_PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
  <DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion></DocumentInfo>
  <LearnerInfo>
    <Identification>
      <PersonName><Title><Code>ms</Code><Label>Ms</Label></Title><FirstName>Pilar</FirstName><Surname>Costa</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>Rua da Ponte 8</AddressLine><PostalCode>4000-100</PostalCode><Municipality>Porto</Municipality><Country><Code>PT</Code><Label>Portugal</Label></Country></Contact></Address>
        <Email><Contact>pilar@costa.example</Contact></Email>
        <TelephoneList><Telephone><Contact>+351 22 555 01</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone></TelephoneList>
        <WebsiteList><Website><Contact>https://costa.example</Contact></Website></WebsiteList>
        <InstantMessagingList><InstantMessaging><Contact>pilar.c</Contact><Use><Code>x</Code><Label>Messenger</Label></Use></InstantMessaging></InstantMessagingList>
      </ContactInfo>
      <Demographics><Birthdate year="1988" month="--07" day="---09"/><Gender><Code>F</Code><Label>Female</Label></Gender><NationalityList><Nationality><Code>PT</Code><Label>Portuguese</Label></Nationality></NationalityList></Demographics>
    </Identification>
    <Headline><Type><Code>preferred_job</Code><Label>PREFERRED JOB</Label></Type><Description><Label>Restorer</Label></Description></Headline>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2016" month="--04"/><Current>true</Current></Period>
        <Position><Label>Tile restorer</Label></Position>
        <Activities>&lt;ul&gt;&lt;li&gt;Twelve façades&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Employer><Name>Azulejo Lda</Name><ContactInfo><Address><Contact><Municipality>Porto</Municipality><Country><Code>PT</Code><Label>Portugal</Label></Country></Contact></Address></ContactInfo><Sector><Label>Construction</Label></Sector></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education><Period><From year="2006"/><To year="2010" month="--06"/><Current>false</Current></Period><Title>Licenciatura</Title><Activities>Glazes</Activities><Organisation><Name>Escola de Artes</Name></Organisation><Level><Code>5</Code><Label>EQF 6</Label></Level><Field><Code>2</Code><Label>Ceramics</Label></Field></Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>pt</Code><Label>Mirandese</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList><ForeignLanguage><Description><Code>fr</Code><Label>French</Label></Description><ProficiencyLevel><Listening>B2</Listening><Reading>B2</Reading><SpokenInteraction>B1</SpokenInteraction><SpokenProduction>B1</SpokenProduction><Writing>A2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList>
      </Linguistic>
      <Communication><Description>&lt;p&gt;Patient listener&lt;/p&gt;</Description></Communication>
      <Driving><Description><Licence>B</Licence><Licence>A1</Licence></Description></Driving>
    </Skills>
    <AchievementList><Achievement><Title><Code>honors_awards</Code><Label>Honours</Label></Title><Description>&lt;p&gt;Medal of the city&lt;/p&gt;</Description></Achievement></AchievementList>
  </LearnerInfo>
</SkillsPassport>`;
