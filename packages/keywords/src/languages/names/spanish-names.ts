import type { LocalText } from '../../lexicon/local-names.ts';
import { SPANISH } from '../spanish.ts';

/** The names of the lexicon's groups in Spanish: canonical name, colon, Spanish names. */
export const SPANISH_TEXT: LocalText = {
  language: SPANISH,
  text: `
accounts payable : cuentas por pagar | proveedores y pagos | facturas de proveedores
accounts receivable : cuentas por cobrar | facturas de clientes
general ledger : libro mayor | contabilidad general
bookkeeping : contabilidad | asientos contables | teneduría de libros
financial statements : estados financieros | cuentas anuales | balances
month-end close : cierre mensual | cierres mensuales | cierre contable
bank reconciliation : conciliación bancaria | conciliaciones bancarias
cost accounting : contabilidad de costes | contabilidad de costos
payroll : nóminas | nómina | gestión de nóminas | elaboración de nóminas
billing : facturación
credit control : cobros | gestión de cobros | cobranza
treasury : tesorería
budgeting : elaboración de presupuestos | control presupuestario
financial analysis : análisis financiero
internal audit : auditoría interna
external audit : auditoría externa
tax preparation : impuestos | fiscalidad | declaraciones fiscales
sales tax : IVA
crop production : cultivos | agricultura
livestock management : ganadería | manejo de ganado
horticulture : horticultura | invernadero
harvesting : cosecha | recolección de fruta
irrigation : riego
tractor driving : manejo de tractor | maquinaria agrícola
viticulture : viticultura | viñedo
physical therapy : fisioterapia
occupational therapy : terapia ocupacional
speech therapy : logopedia
rehabilitation : rehabilitación
emergency medical services : emergencias sanitarias | técnico en emergencias sanitarias
phlebotomy : extracción de sangre | extracciones de sangre
care planning : plan de cuidados | planes de cuidados
medication administration : administración de medicamentos | administración de medicación
wound care : curas | cura de heridas
infection control : control de infecciones
geriatric care : geriatría | personas mayores | residencia de mayores | adulto mayor
activities of daily living : higiene personal | aseo personal | actividades de la vida diaria
home health aide : ayuda a domicilio | atención domiciliaria | cuidador
Certified Nursing Assistant : auxiliar de enfermería | TCAE | técnico en cuidados auxiliares de enfermería
Registered Nurse : enfermería | enfermera | enfermero | grado en enfermería
critical care : cuidados intensivos | UCI
hospice : cuidados paliativos
midwifery : matrona
first aid : primeros auxilios
vital signs : signos vitales | constantes vitales
medical records : historia clínica | historias clínicas | expediente clínico
dental assisting : auxiliar dental | higienista dental
medication dispensing : dispensación de medicamentos | farmacia
early childhood education : educación infantil
childcare : cuidado de niños | cuidado infantil | guardería
system administration : administración de sistemas
network administration : administración de redes | redes informáticas
IT support : soporte informático | soporte a usuarios
software development : desarrollo de software | desarrollo de aplicaciones
web development : desarrollo web
relational databases : bases de datos
data analysis : análisis de datos
data entry : captura de datos | grabación de datos | introducción de datos
data privacy : protección de datos personales
GDPR : RGPD | LOPD
information security : seguridad informática | ciberseguridad | seguridad de la información
machine learning : aprendizaje automático
artificial intelligence : inteligencia artificial
unit testing : pruebas unitarias
version control : control de versiones
requirements analysis : análisis de requisitos | toma de requisitos
construction management : dirección de obra | jefe de obra | gestión de obra
structural engineering : cálculo de estructuras
civil engineering : ingeniería civil | obra civil
construction estimating : mediciones y presupuestos | presupuestos de obra
concrete work : hormigón | encofrado y hormigonado
formwork : encofrado
masonry : albañilería | albañil
carpentry : carpintería
drywall : pladur | tabiquería seca
roofing : cubiertas | tejados
painting and decorating : pintura de interiores | trabajos de pintura
flooring installation : solado y alicatado | alicatado
scaffolding : andamios | montaje de andamios
heavy equipment operation : maquinaria pesada | retroexcavadora
crane operation : gruista | operador de grúa | puente grúa
surveying : topografía
site safety : seguridad en obra | PRL construcción
HVAC : climatización | aire acondicionado
refrigeration : refrigeración | frío industrial
plumbing : fontanería | plomería
water heaters : calefacción | calderas
electrical installation : instalaciones eléctricas | instalación eléctrica
electrical troubleshooting : averías eléctricas | detección de averías
electrical schematics : esquemas eléctricos | planos eléctricos
PLC programming : programación de PLC | autómatas
industrial automation : automatización | automatización industrial
welding : soldadura
MIG welding : soldadura MIG | soldadura MIG/MAG
TIG welding : soldadura TIG
Certified Welder : homologación de soldador | soldador homologado
sheet metal fabrication : calderería | chapa
CNC machining : mecanizado | torno CNC | fresadora CNC
CNC programming : programación CNC
machine operation : manejo de máquinas | operador de máquinas | manejo de maquinaria
assembly line : montaje | cadena de montaje | línea de producción
production planning : planificación de la producción
quality control : control de calidad
quality assurance : aseguramiento de calidad | aseguramiento de la calidad
quality management system : gestión de calidad | sistema de gestión de calidad
preventive maintenance : mantenimiento preventivo
equipment maintenance : mantenimiento industrial | mantenimiento correctivo | mantenimiento
workplace safety : prevención de riesgos laborales | PRL | seguridad laboral | seguridad e higiene | seguridad industrial
continuous improvement : mejora continua
food manufacturing : industria alimentaria
packaging operations : envasado | empaquetado
mechanical design : diseño mecánico
engineering drawings : interpretación de planos | lectura de planos | planos técnicos
automotive repair : mecánica automotriz | mecánica del automóvil | reparación de vehículos
supply chain management : cadena de suministro
procurement : compras | aprovisionamiento
supplier management : gestión de proveedores
inventory management : gestión de inventarios | control de inventarios | control de stock | gestión de stock
stocktaking : inventario | inventarios
logistics : logística
warehouse operations : almacén | gestión de almacén | mozo de almacén
order picking : preparación de pedidos | picking
shipping and receiving : recepción de mercancías | recepción de mercancía | expedición | expediciones
loading and unloading : carga y descarga
forklift operation : carretilla elevadora | montacargas | carretillero
forklift license : carnet de carretillero | carnet de carretilla | licencia de montacargas
driver's license : carnet de conducir | permiso de conducir | licencia de conducir | carnet B | permiso B
HGV Class 1 : carnet C | carnet C+E | permiso C | permiso de conducir C+E | tráiler
Driver CPC : CAP transporte | tarjeta de tacógrafo
hazmat endorsement : ADR | mercancías peligrosas
commercial driving : conductor de camión | chofer | conducción de camiones
last-mile delivery : reparto | repartidor | entrega de paquetes
route planning : planificación de rutas | rutas de reparto
customs clearance : aduanas | despacho de aduanas
transportation management : gestión de transporte | gestión de flotas
project management : gestión de proyectos | dirección de proyectos | administración de proyectos
team leadership : gestión de equipos | liderazgo de equipos | manejo de personal | coordinación de equipos | supervisión de personal
business process mapping : mejora de procesos | optimización de procesos
strategic planning : planificación estratégica | planeación estratégica
administrative support : tareas administrativas | gestión administrativa | apoyo administrativo | labores administrativas
calendar management : gestión de agenda | gestión de agendas
reception duties : atención telefónica | centralita | recepción de visitas
document filing : archivo de documentación | gestión documental | archivo
status reporting : elaboración de informes | informes
Microsoft Office : paquete Office | ofimática | Office
communication skills : habilidades de comunicación | buena comunicación | comunicación asertiva
teamwork : trabajo en equipo
problem solving : resolución de problemas | solución de problemas
time management : gestión del tiempo | organización
adaptability : adaptabilidad | flexibilidad | polivalencia
work ethic : responsabilidad | puntualidad | proactividad | proactivo | compromiso | responsable y puntual
leadership : liderazgo
customer focus : orientación al cliente | vocación de servicio
attention to detail : atención al detalle
human resources : recursos humanos | RRHH
recruitment : selección de personal | reclutamiento
learning and development : plan de formación | capacitación
staff scheduling : cuadrantes | turnos de personal | elaboración de turnos
employment law : derecho laboral
corporate law : derecho mercantil | derecho societario
litigation : procesal | litigios
contract drafting : redacción de contratos
contract negotiation : negociación de contratos
retail banking : banca comercial | banca minorista
claims handling : gestión de siniestros | siniestros
insurance brokerage : correduría de seguros
regulatory compliance : cumplimiento normativo
risk assessment : evaluación de riesgos
food preparation : preparación de alimentos | elaboración de platos | preelaboración
cooking : cocina | cocinero
menu development : elaboración de menús
baking : panadería | repostería | pastelería
food safety : seguridad alimentaria | higiene alimentaria | manejo higiénico de alimentos
ServSafe : carnet de manipulador de alimentos | manipulador de alimentos
HACCP : APPCC
table service : servicio de mesa | atención de mesas | camarero | servicio de sala
bartending : coctelería | barra
restaurant management : restauración | hostelería | gestión de restaurante
hotel operations : hotelería | gestión hotelera
front desk : recepción | recepción de hotel
housekeeping : limpieza de habitaciones | camarera de pisos
dishwashing : friegaplatos | lavado de platos
event catering : banquetes | eventos y banquetes
butchery : carnicería | despiece
allergen management : alérgenos
cash handling : manejo de caja | caja | cobro en caja | arqueo de caja | manejo de efectivo
retail sales : ventas | venta al detalle | comercio minorista | atención en tienda
B2B sales : ventas B2B | venta a empresas
business development : desarrollo de negocio | captación de clientes
cold calling : llamada en frío | puerta fría
account management : gestión de cuentas | cartera de clientes | fidelización
customer service : atención al cliente | servicio al cliente
complaint resolution : gestión de reclamaciones | resolución de quejas | gestión de incidencias
order processing : gestión de pedidos | tramitación de pedidos
sales negotiation : negociación comercial | negociación
proposal writing : elaboración de ofertas | licitaciones
stock replenishment : reposición | reposición de mercancía | reponedor
visual merchandising : escaparatismo
store management : gestión de tienda | encargado de tienda
technical support : soporte técnico
call center : centro de llamadas
digital marketing : marketing digital
social media marketing : redes sociales | gestión de redes sociales
market research : investigación de mercados | estudios de mercado
public relations : relaciones públicas
event planning : organización de eventos
graphic design : diseño gráfico
copywriting : redacción de contenidos | redacción
translation services : traducción
janitorial : limpieza | limpieza de oficinas | limpieza de instalaciones
facilities maintenance : mantenimiento de edificios | mantenimiento de instalaciones
groundskeeping : jardinería | mantenimiento de jardines
waste management : gestión de residuos
security guarding : vigilancia | vigilante de seguridad | seguridad privada
guard card : TIP de vigilante | tarjeta de identidad profesional
fire prevention : prevención de incendios
firefighting : bombero
special education : educación especial
lesson planning : planificación de clases | programación didáctica
classroom teaching : docencia | impartir clases
tutoring : clases particulares | refuerzo escolar
training delivery : impartición de cursos | formación de personal
social work : trabajo social
youth work : ocio y tiempo libre | monitor de ocio y tiempo libre
disability support : atención a personas con discapacidad | discapacidad intelectual
property management : administración de fincas | administración de propiedades
real estate sales : inmobiliaria | venta de inmuebles | bienes raíces
public administration : administración pública
laboratory techniques : técnicas de laboratorio | análisis de laboratorio
power systems : electrotecnia
renewable energy : energías renovables
solar installation : energía solar | placas solares | fotovoltaica | paneles solares
English : inglés
French : francés
German : alemán
Spanish : español | castellano
Italian : italiano
Portuguese : portugués
Arabic : árabe
Russian : ruso
hair styling : peluquería | corte y color
skin care treatments : estética | tratamientos faciales
locksmithing : cerrajería
aircraft maintenance : mantenimiento aeronáutico
patient transfers : movilización de pacientes
completed apprenticeship : formación profesional | FP de grado medio | ciclo formativo | grado medio
`,
};
