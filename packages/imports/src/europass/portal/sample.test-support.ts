/** The portal's XML: namespaces, escaped HTML, a current job, two roles at one employer, levels of languages, an own section in two parts. */
export const EUROPASS_PORTAL = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidateSupplier><hr:PartyID schemeID="Test-0001"/><hr:PartyName>Owner</hr:PartyName></CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Ilse</oa:GivenName><hr:FamilyName>Varga</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ilse@varga.example</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>36</CountryDialing><oa:DialNumber>15550123</oa:DialNumber><CountryCode>hu</CountryCode></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://varga.example</oa:URI></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>mastodon</UseCode><oa:URI>https://social.example/@ilse</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Tölgy utca 4</oa:AddressLine><oa:CityName>Szeged</oa:CityName><CountryCode>hu</CountryCode><oa:PostalCode>6720</oa:PostalCode></Address></Communication>
    <NationalityCode>hu</NationalityCode>
    <hr:BirthDate>1991-02-03</hr:BirthDate>
    <PrimaryLanguageCode name="NORMAL">hun</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="Test-0001"/>
    <hr:ExecutiveSummary>&lt;p&gt;Bridges that &lt;strong&gt;sing&lt;/strong&gt;.&lt;/p&gt;&lt;p&gt;And stand.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Hídépítő Kft.</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Szeged</oa:CityName><CountryCode>hu</CountryCode></Address></Communication></OrganizationContact>
        <hr:IndustryCode>F</hr:IndustryCode>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Lead engineer</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2021-05-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
          <oa:Description>&lt;ul&gt;&lt;li&gt;Cables for &lt;em&gt;two&lt;/em&gt; spans&lt;/li&gt;&lt;li&gt;Budget &amp;amp; crew&lt;/li&gt;&lt;/ul&gt;</oa:Description>
          <City>Szeged</City><Country>hu</Country>
        </PositionHistory>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Engineer</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2021-04</hr:FormattedDateTime></eures:EndDate><hr:CurrentIndicator>false</hr:CurrentIndicator></eures:EmploymentPeriod>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>University of Szeged</hr:OrganizationName>
        <OrganizationContact><Communication><ChannelCode>Web</ChannelCode><oa:URI>https://uni.example</oa:URI></Communication></OrganizationContact>
        <AttendancePeriod><StartDate><hr:FormattedDateTime>2012-09</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2017-06</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
        <EducationDegree><hr:DegreeName>MSc Civil Engineering</hr:DegreeName><OccupationalSkillsCovered>&lt;p&gt;Statics&lt;/p&gt;</OccupationalSkillsCovered><FinalGrade><hr:ScoreText>excellent</hr:ScoreText></FinalGrade><Thesis>On resonance</Thesis></EducationDegree>
        <EducationLevelCode>7</EducationLevelCode>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License><eures:License><hr:LicenseTypeCode>C1</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <Certifications/>
    <PublicationHistory><Publication><hr:FormattedPublicationDescription>&lt;p&gt;A survey&lt;/p&gt;</hr:FormattedPublicationDescription><Title>Singing cables</Title><Year>2022</Year><Authors>Varga, Nagy</Authors><Journal>Bridge Letters</Journal></Publication></PublicationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
      <PersonCompetency><CompetencyID schemeName="FREE_TEXT">Romani</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>A2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
    </PersonQualifications>
    <Skills>
      <PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Finite elements</hr:CompetencyName></PersonCompetency>
      <SkillsGroup><Title>Drawing</Title><PersonCompetency><hr:CompetencyName>AutoCAD</hr:CompetencyName></PersonCompetency><PersonCompetency><hr:CompetencyName>Rhino</hr:CompetencyName></PersonCompetency></SkillsGroup>
    </Skills>
    <Others><Title>Exhibitions</Title><Other><Title>Wires</Title><Date><StartDate><hr:FormattedDateTime>2019</hr:FormattedDateTime></StartDate></Date><Description>&lt;p&gt;Models of spans&lt;/p&gt;</Description></Other></Others>
    <Others><Title>Exhibitions</Title><Other><Title>Pillars</Title><Description/></Other></Others>
    <NetworksAndMemberships><NetworksAndMembership><Title>Guild of Bridges</Title></NetworksAndMembership></NetworksAndMemberships>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template1</Template><Color>Default</Color></Design></RenderingInformation>
</Candidate>`;
