/** Pharmaceuticals, biotechnology, devices and clinical trials. ../README.md describes the format. */
export const PHARMA = `
@standard
GMP | cGMP | Good Manufacturing Practice | EU GMP
Good Clinical Practice | ICH-GCP | ICH E6
GxP
21 CFR Part 11 | Part 11 | electronic records and signatures
21 CFR 820 | 21 CFR Part 820 | Quality System Regulation
ISO 13485 => quality management system
ISO 14971 | medical device risk management
EU MDR | Medical Device Regulation
USP 797 ; USP 800 => sterile compounding
FDA regulations | FDA | Food and Drug Administration | FDA compliance
@skill
regulatory affairs | regulatory submissions | regulatory strategy | regulatory filings
510(k) | premarket notification => regulatory affairs
PMA submission | premarket approval ; IND | investigational new drug | IND submission ; NDA submission | +new drug application ; BLA filing | biologics license application => regulatory affairs
deviation management | +deviations | OOS | out of specification
change control
document control | controlled documents
SOPs | standard operating procedures | -wrote procedures
product complaints | complaint investigation | MDR reporting
validation protocols | validation master plan
aseptic manufacturing | sterile manufacturing | aseptic filling | +fill-finish
cleanroom | controlled environment | ISO class 7
drug discovery | medicinal chemistry | lead optimization | +hit-to-lead
pharmacokinetics | PK/PD | pharmacodynamics | DMPK | ADME
clinical trials | clinical research | clinical studies | interventional studies
clinical monitoring | site monitoring | monitoring visits | source data verification | SDV => clinical trials
study start-up | site activation | site initiation => clinical trials
informed consent | consenting participants
clinical data management | data management plan | query resolution | +case report form | CRF
pharmacovigilance | drug safety | adverse events | ICSR | SAE reporting
medical affairs | medical science liaison | MSL | key opinion leaders
epidemiology | disease surveillance | outbreak investigation
@tool
REDCap ; Medidata Rave | Medidata ; Oracle Clinical ; Castor EDC => electronic data capture ~
electronic data capture | EDC | EDC systems
Veeva Vault | Veeva => document control
@certificate
RAC | Regulatory Affairs Certification => regulatory affairs
CCRP | Certified Clinical Research Professional => clinical trials ~
CCRC | Certified Clinical Research Coordinator => clinical trials ~
`;
