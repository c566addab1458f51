/** Mechanical engineering, HVAC and vehicles. ../README.md describes the format. */
export const MECHANICAL = `
@tool
SolidWorks => CAD, 3D modelling ~
AutoCAD => CAD ~
CATIA => CAD, 3D modelling ~
Creo | Pro/ENGINEER | ProE => CAD, 3D modelling ~
Siemens NX | Unigraphics | NX CAD => CAD, 3D modelling ~
Autodesk Inventor | ?Inventor => CAD, 3D modelling ~
Fusion 360 | Autodesk Fusion => CAD, CAM ~
=ANSYS | Ansys Mechanical | Ansys Fluent => FEA ~
Abaqus ; Nastran ; HyperMesh ; COMSOL => FEA ~
@skill
Maximo | IBM Maximo ; eMaint ; Fiix => CMMS ~
CAD | computer-aided design | CAD modelling
3D modelling | solid modelling | parametric modelling | surface modelling
CAM | computer-aided manufacturing | CAD/CAM
FEA | finite element analysis | stress analysis | FEM | structural simulation
CFD | computational fluid dynamics
GD&T | geometric dimensioning and tolerancing | geometric tolerancing
mechanical design | +machine design
engineering drawings | technical drawings | mechanical drawings
blueprint reading | read blueprints | reading technical drawings | print reading | reading prints | reading drawings
bill of materials | BOM
engineering change orders | ECO | ECN | engineering change notice
FMEA | failure mode and effects analysis | DFMEA | PFMEA
root cause analysis | RCA | -found out why
5 Whys | five whys | why-why analysis => root cause analysis
fishbone diagram | +fishbone | Ishikawa => root cause analysis
8D | 8D reports => root cause analysis
prototyping
additive manufacturing | 3D printing
thermodynamics | heat transfer | thermal analysis | thermal management
hydraulics | pneumatics
pumps
valves
boilers | steam systems | pressure vessels
HVAC | air conditioning | heating and cooling
refrigeration | chillers
building management systems | building automation | BAS
preventive maintenance | planned maintenance | PPM | scheduled maintenance | PM schedules | -serviced machines
predictive maintenance | condition monitoring | thermography | oil analysis
equipment maintenance | mechanical maintenance | +machine repair | plant maintenance | -kept machines running | -fixed machines | fixing machines
CMMS | computerized maintenance management system
automotive repair | vehicle repair | auto repair | vehicle servicing | car servicing
vehicle diagnostics | diagnostic scan tools | OBD-II | OBD2 | engine diagnostics
engine repair | engine overhaul | diesel engines | diesel mechanics
hybrid and electric vehicles | electric vehicles | EVs | hybrid vehicles
auto body repair | collision repair | panel beating | vehicle refinishing | dent removal
systems engineering | MBSE | SysML | requirements traceability
@standard
ASME Y14.5 => GD&T
ASME codes | ASME Boiler and Pressure Vessel Code | BPVC | ASME B31.3 | ASME Section VIII
ASHRAE => HVAC
@certificate
ASE certified | ASE | Automotive Service Excellence => automotive repair
EPA 608 | EPA Universal | Section 608 => refrigeration
Professional Engineer | PE license | P.E. | licensed engineer | PE licensure ~ engineer-licence
Engineer in Training | EIT | FE exam | Fundamentals of Engineering ~ engineer-licence
Chartered Engineer | CEng ~ engineer-licence
P.Eng | professional engineer Canada ~ engineer-licence
NATE certified | North American Technician Excellence => HVAC
MOT tester | MOT testing licence => automotive repair
@tool
Mastercam => CAM
`;
