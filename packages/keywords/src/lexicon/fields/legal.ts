/** Law and compliance. ../README.md describes the format. */
export const LEGAL = `
@skill
legal research | case law research | statutory research | -looked up case law
legal writing | legal drafting | brief writing | +pleadings
litigation | civil litigation | commercial litigation
trial preparation | +trial support | trial advocacy | courtroom advocacy
written discovery | +document production | interrogatories
e-discovery | electronic discovery
witness depositions | deposition summaries | witness preparation | witness statements
contract drafting | drafting contracts | contract preparation | -wrote contracts | -drew up contracts | drawing up contracts
contract negotiation | negotiating contracts | commercial contracts | negotiating agreements
contract review | reviewing contracts | redlining | +mark-ups
contract management | contract lifecycle management | CLM | contract administration
corporate law | company law | corporate transactions | corporate governance
employment law | labor law ; family law | divorce ; criminal law | criminal defense
immigration law | visa petitions | immigration petitions | USCIS | H-1B
intellectual property | IP law | IP rights
patents => intellectual property
trademarks | copyright => intellectual property
real estate law | property law | conveyancing | real estate closings
personal injury | medical malpractice | tort law
estate planning | probate | trust administration | -drew up wills
bankruptcy | insolvency
mediation | +arbitration | ADR | dispute resolution
legal case management | matter management
regulatory advice | regulatory law | +legal advice | +in-house counsel
export controls | ITAR | EAR compliance | export compliance | trade compliance
records retention | +records management | FOIA | freedom of information | +public records
notarization | affidavits
paralegal support | legal support | paralegal work
document review
corporate records | +minute books | board resolutions | board consents | written consents
cap tables | stock ledgers
SEC filings | EDGAR | 10-K | Section 16
NDAs | non-disclosure agreements | MSAs => contract drafting
@tool
Westlaw ; LexisNexis | =Lexis => legal research ~
=Relativity | RelativityOne => e-discovery
=Clio => legal case management
DocuSign
@certificate
bar admission | admitted to the bar | +state bar | member of the bar | Juris Doctor ~ lawyer-licence
qualified solicitor | SQE ~ lawyer-licence
Certified Paralegal | CP paralegal | NALA | paralegal certificate => paralegal support
CILEX | chartered legal executive => paralegal support
notary public | notary commission | commissioned notary => notarization
@skill
antitrust | competition law
landlord and tenant law
court filing | e-filing | electronic filing | ECF
docketing | court calendar | calendaring deadlines | court calendaring | docketed
compliance training | +code of conduct
`;
