/** Chemistry, biology and the laboratory. ../README.md describes the format. */
export const LABORATORY = `
@skill
HPLC | UHPLC | UPLC | liquid chromatography => chromatography ~
gas chromatography | GC-FID => chromatography ~
GC-MS | gas chromatography mass spectrometry => gas chromatography, mass spectrometry
LC-MS | liquid chromatography mass spectrometry => HPLC, mass spectrometry
chromatography | analytical separations
mass spectrometry | mass spec
UV-Vis | UV-visible spectrophotometry => spectroscopy
FTIR | infrared spectroscopy => spectroscopy
NMR | nuclear magnetic resonance => spectroscopy
spectroscopy | spectrophotometry
spectrophotometer => spectroscopy
microscopy
organic synthesis | synthetic chemistry | chemical synthesis | organic chemistry
analytical chemistry | chemical analysis | instrumental analysis
analytical method development | method validation | method transfer
formulation development
PCR | polymerase chain reaction => molecular biology
qPCR | RT-PCR | real-time PCR | quantitative PCR => PCR
ELISA | enzyme-linked immunosorbent assay | immunoassay
next-generation sequencing | NGS | DNA sequencing | RNA-seq | whole genome sequencing
CRISPR | gene editing | Cas9 => molecular biology
molecular biology | molecular techniques
cell culture | tissue culture | cell line maintenance
flow cytometry | FACS | cell sorting
protein purification | protein expression | affinity chromatography
histology | tissue sectioning | microtomy | tissue processing | H&E staining
microbiology | bacterial culture | Gram stain
aseptic technique | sterile technique | aseptic processing
animal handling | in vivo studies | animal models | mouse models
bioinformatics | computational biology | genomics
assay development | bioassays | assay validation
clinical laboratory testing | clinical chemistry | hematology testing | urinalysis
specimen processing | sample preparation | specimen handling
laboratory safety | lab safety | biosafety | chemical hygiene
instrument maintenance | +calibration | instrument qualification
laboratory techniques | bench work | lab work | wet lab
literature review | scientific literature | systematic review | meta-analysis
scientific writing | manuscript preparation | peer-reviewed publications | academic writing
grant writing | grant proposals | grant applications | funding applications
research design | study design | experimental design | research methodology
qualitative research | thematic analysis | +focus groups | ethnography
quantitative research | survey design | questionnaires | survey research
research ethics | IRB | Institutional Review Board | human subjects research | ethics approval
stability studies | stability testing | shelf-life testing
western blot | immunoblot
molecular cloning | plasmid prep | maxiprep | plasmids => molecular biology
HEK293 | HEK => cell culture
lentivirus | lentiviral vectors | viral vectors
@tool
LIMS | laboratory information management system | laboratory information system
GraphPad Prism | GraphPad | ?Prism
NVivo => qualitative research
Qualtrics ; SurveyMonkey ; Google Forms ~ survey-tool
electronic lab notebook | ELN ; Benchling
@standard
GLP | Good Laboratory Practice
ISO 17025 | ISO/IEC 17025
CLIA
@certificate
ASCP => clinical laboratory testing
`;
