/** Manufacturing, quality and process improvement. ../README.md describes the format. */
export const MANUFACTURING = `
@skill
lean manufacturing | +lean | Toyota Production System => continuous improvement
Six Sigma | 6 Sigma | DMAIC => continuous improvement
Lean Six Sigma | LSS => lean manufacturing, Six Sigma
kaizen => continuous improvement
continuous improvement | process improvement | CI initiatives | operational excellence | opex program | -found better ways | improving processes
5S | 6S | workplace organization => lean manufacturing
OEE | overall equipment effectiveness
statistical process control | SPC | control charts | Cp/Cpk | +process capability
quality control | QC | quality inspection | product inspection | in-process inspection | -checked quality | +quality checks | checking quality
quality assurance | QA
quality management system | QMS | quality management
measuring instruments | calipers | micrometers | gauges
coordinate measuring machine | PC-DMIS
metrology | dimensional inspection
APQP | advanced product quality planning
PPAP | production part approval process
non-conformance | NCR | nonconformance reports
CAPA | corrective and preventive action | corrective actions
CNC machining | CNC | CNC operation | computer numerical control | CNC milling
CNC programming | G-code | M-code => CNC machining
5-axis machining | five axis | multi-axis machining => CNC machining
sheet metal fabrication | press brake | metal forming | sheet metal
injection moulding | plastic injection molding | moulding machine setup
machine setup | equipment setup | -set up machines | setting up machines | setting machines
machine operation | operate machinery | machine tending | production machinery | -worked the press
assembly line | production line | line assembly | mechanical assembly
production planning | production scheduling | MPS | +production control
MRP | +material requirements planning | MRP II
production supervision | +shift supervision | managing production
manufacturing engineering | process engineering | industrial engineering | production engineering
process validation | IQ/OQ/PQ | +equipment qualification | equipment validation
packaging operations | packaging line
work instructions | standard work
food manufacturing | food processing | food production
woodworking | cabinet making | millwork
lockout/tagout | LOTO => workplace safety
workplace safety | health and safety | OHS | EHS | HSE
incident investigation | accident investigation | near-miss reporting
hazard identification | HAZOP | process hazard analysis | process safety management
PPE | personal protective equipment
hazardous materials | HAZMAT | +dangerous goods | hazardous waste | COSHH
@tool
MES | manufacturing execution system
@standard
ISO 9001 | ISO 9000 => quality management system
AS9100 | EN 9100 => quality management system
IATF 16949 | TS 16949 => quality management system
ISO 45001 | OHSAS 18001 => workplace safety
OSHA => workplace safety
@certificate
Six Sigma Green Belt | SSGB | Green Belt => Six Sigma ~
Six Sigma Black Belt | SSBB | Black Belt => Six Sigma ~
Certified Quality Engineer | CQE ; Certified Quality Auditor | CQA ; Certified Quality Inspector | CQI => quality control ~
Certified Safety Professional | CSP safety ; Associate Safety Professional | ASP safety ; Certified Industrial Hygienist | CIH => workplace safety ~ safety-certificate
NEBOSH => workplace safety ~ safety-certificate
HAZWOPER => hazardous materials
`;
