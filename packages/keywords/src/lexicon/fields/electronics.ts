/** Embedded systems, electronics and control. ../README.md describes the format. */
export const ELECTRONICS = `
@skill
FreeRTOS ; VxWorks => RTOS
embedded systems | embedded software | embedded development | embedded programming
firmware | bare-metal programming => embedded systems
RTOS | real-time operating system => embedded systems
embedded Linux | device tree => embedded systems, Linux
microcontrollers | MCU | microprocessors => embedded systems
PCB design | printed circuit board | board layout | PCB layout | schematic capture
circuit design | analog design | analog circuits | mixed-signal
digital design | digital logic | logic design | RTL design
FPGA | field-programmable gate array => digital design
RF engineering | RF design | radio frequency | antenna design | microwave engineering
signal processing | DSP
electromagnetic compatibility | EMC | EMI | EMI/EMC | electromagnetic interference
control systems | control engineering | control theory | PID tuning | +feedback control
CAN bus | J1939
IoT | Internet of Things | IIoT | connected devices
soldering | SMT rework | +through-hole
electronics assembly | PCB assembly | PCBA | wire harness assembly | cable harness
electronic test equipment | oscilloscope | multimeter | logic analyzer
electronics troubleshooting | +board-level repair | component-level troubleshooting
electrical schematics | wiring diagrams | reading schematics | circuit diagrams
motor control | variable frequency drive | VFD | servo drives | motor drives
robotics | cobots | ROS
industrial automation | factory automation | automation engineering
PLC programming | PLC | programmable logic controller | ladder logic => industrial automation
SCADA | supervisory control and data acquisition ; HMI | human machine interface => industrial automation
DCS | distributed control system => industrial automation
process instrumentation | instrumentation and control | =I&C
semiconductor fabrication | wafer fabrication | photolithography
battery systems | battery management system | lithium-ion batteries
functional safety | safety-critical systems
hardware design | electronic design | electronics engineering | hardware engineering
@tool
Altium => PCB design
Verilog | SystemVerilog => digital design ~
VHDL => digital design ~
Simulink | Stateflow | model-based design => MATLAB
LabVIEW
?Arduino ; Raspberry Pi => microcontrollers
Allen-Bradley | RSLogix | Studio 5000 | Rockwell Automation | ControlLogix => PLC programming ~
Siemens TIA Portal | TIA Portal | Simatic | Siemens S7 | Step 7 => PLC programming ~
FANUC ; =KUKA ; Yaskawa => robotics ~
@standard
IPC-A-610 | IPC soldering standards => soldering
ISO 26262 | ASIL => functional safety
@tool
Yocto => embedded Linux
Buildroot => embedded Linux
`;
