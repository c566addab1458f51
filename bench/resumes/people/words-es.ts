/** Words of Spanish resumes, in the form that `readLexicon` reads. */
export const SPANISH = `
tails: , con un {p} % menos de mermas | para {n} personas al día | en {few} centros | dentro de un equipo de {n} | , antes de acabar {season} | sin una sola queja | , idea que copiaron las demás sucursales
summaries: {Label} con {few} años de oficio, casi todos en {town}. Me gustan el orden, la puntualidad y el trabajo bien acabado.
 | Persona práctica y tranquila. Después de {few} años busco un puesto donde aprender y enseñar lo que sé.
 | Aporto {few} años de experiencia y ganas de quedarme. Acostumbrada a turnos, a equipos de {n} personas y a explicar las cosas dos veces.
job summaries: Empresa familiar con {n} empleados. | Sustitución por maternidad, ampliada después. | Puesto de temporada, cuatro días por semana.
schools: Universidad de {town} | IES {Family} | Escuela de Artes de {town} | Instituto Politécnico {Family} | Centro de Formación {town} | Colegio San {Family}
courses: Contabilidad | Derecho laboral | Anatomía | Mecánica de suelos | Retórica | Estadística
awards: Premio Aprendiz del Año ~ Cámara de {town} | Beca de movilidad ~ Fundación {Family} | Mención de honor ~ Ayuntamiento de {town}
projects: Biblioteca de semillas ~ Banco de semillas con {n} voluntarios | Mapa nocturno ~ Plano de los últimos autobuses repartido en {n} paradas | Marea ~ Sensores en {few} muelles
skill groups: Oficio | Herramientas | Trato | Ofimática | Maquinaria | Día a día
common: Carné de conducir B | Hojas de cálculo | Primeros auxilios | Turno de noche | Manejo de caja | Cuadrantes | Atención al público
languages: Español | Gallego | Árabe | Inglés | Náhuatl | Catalán
fluencies: Lengua materna | Fluido | Intermedio | Básico | C1 | B2
interests: Senderismo | Guitarra | Huerto | Ajedrez | Radioafición | Teatro
fill season: el verano | el año | la campaña
fill Family: Villalonga | Urrutia | Cervera | Peñalosa | Bahamonde | Aldecoa | Montalvo | Quiroga

# cuidados
roles: Auxiliar de enfermería | Enfermero de planta | Supervisora de enfermería | Enfermera de quirófano | Matrona
employers: Hospital Comarcal de {town} | Residencia Los Almendros | Clínica {Family} | Centro de Salud {town}
did: Atendí a {n} pacientes por turno | Curas y registro de heridas | Formé a familiares en movilización | Organicé la vacunación de los jueves | Redacté los relevos de la unidad
skills: Curas | Cuidados paliativos | Triaje | Sondaje | Extracciones | Movilización
studies: Grado ~ Enfermería | Técnico ~ Cuidados Auxiliares de Enfermería
certificates: Soporte Vital Avanzado ~ Consejo de Reanimación | Experto en heridas ~ Universidad de {town}

# fogones
roles: Pinche de cocina | Ayudante de cocina | Cocinero de partida | Jefa de cocina | Repostera
employers: Mesón {Family} | Hotel {Family} | Asador La Encina | Comedor escolar de {town}
did: Cociné {n} menús diarios | Elaboré fondos y pan propio | Diseñé la carta con {few} huertas vecinas | Llevé el libro de alérgenos | Bajé el coste de materia prima un {p} %
skills: Brasa | Repostería | Escandallos | Alérgenos | Cuchillo | Compras
studies: Técnico Superior ~ Dirección de Cocina | Técnico ~ Panadería y Repostería
certificates: Manipulador de alimentos ~ {Family} Formación | Sumiller nivel 2 ~ Escuela de Vinos de {town}

# aula
roles: Monitora de comedor | Maestro de primaria | Profesora de Matemáticas | Jefe de estudios | Directora
employers: CEIP {Family} | IES {town} | Academia {Family} | Colegio Rural Agrupado {town}
did: Impartí {n} horas semanales | Redacté la programación del ciclo | Coordiné excursiones de {n} alumnos | Tutoricé a {few} docentes en prácticas | Dirigí el periódico escolar
skills: Gestión de aula | Evaluación | Atención a la diversidad | Oratoria | Tutoría | Programación didáctica
studies: Licenciatura ~ Matemáticas | Grado ~ Educación Primaria
certificates: Habilitación lingüística C1 ~ Junta de {town} | Monitor de tiempo libre ~ Scouts de {town}

# taller
roles: Aprendiz de taller | Soldador | Oficial de primera, calderería | Encargado de taller | Tornero fresador
employers: Talleres {Family} | Calderería {Family} S.L. | Astilleros de {town} | Hierros {Family}
did: Soldé depósitos de hasta {n} mm | Interpreté planos e isométricos | Formé a {few} aprendices | Reparé maquinaria agrícola | Llevé el almacén de hilo y gases
skills: TIG | MIG | Oxicorte | Plegado | Puente grúa | Torno
studies: Técnico ~ Soldadura y Calderería | FP II ~ Mecanizado
certificates: Homologación UNE-EN ISO 9606-1 ~ {Family} Inspección | Carretillero ~ Prevención {town}

# programas
roles: Becaria de desarrollo | Programador | Ingeniera de sistemas | Responsable de plataforma | Analista funcional
employers: {Family} Informática | Farola Software | Datos de {town} | Talleres Digitales {Family}
did: Reescribí la facturación en Go | Reduje la búsqueda a {n} ms | Migré {n} tareas a una sola cola | Hice guardias una semana de cada {few} | Borré {n} mil líneas sin uso
skills: Go | PostgreSQL | Angular | Kafka | Docker | Python
studies: Ingeniería Técnica ~ Informática | Máster ~ Sistemas Distribuidos
certificates: CKA ~ CNCF | LPIC-1 ~ Linux Professional Institute

# campo
roles: Temporera | Tractorista | Capataz de finca | Pastor | Técnica de riegos
employers: Finca {Family} | Cooperativa de {town} | Bodegas {Family} | Quesería {Family}
did: Podé {n} hectáreas de olivar | Ordeñé {n} cabras dos veces al día | Instalé riego por goteo | Vendí en {few} mercados | Dirigí cuadrillas de {n} personas
skills: Poda | Tractor | Riego | Injertos | Fitosanitarios | Ordeño
studies: Técnico Superior ~ Paisajismo y Medio Rural | Ingeniería ~ Agronomía
certificates: Carné de fitosanitarios ~ Junta de {town} | Motosierra ~ Escuela de Capataces
`;
