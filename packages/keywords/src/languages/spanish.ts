import type { Language } from './language.ts';

const SMALL: Readonly<Record<string, string>> = {
  del: 'de',
  el: 'la',
  los: 'la',
  las: 'la',
  e: 'y',
};

/** Spanish without plural and gender, after the light stemmer of Savoy (2001, CLEF 2001). */
function stem(word: string): string {
  const small = SMALL[word];
  if (small !== undefined) return small;
  if (word.length < 5) return word.replace(/(?<=^..)(?:s|[oa]s?)$/, '');
  return word
    .replace(/ces$/, 'z')
    .replace(/(?<=[nrldjz])es$/, '')
    .replace(/s$/, '')
    .replace(/[oae]$/, '');
}

export const SPANISH: Language = {
  code: 'es',
  name: 'Spanish',
  stem,
  headings: [
    [
      'nice',
      /^(?:se valora(?:ra|n|ran)?\b|(?:requisitos |aspectos )?(?:deseable|valorable|opcional)|deseado|plus\b|sera un plus|(?:seria|es) (?:un plus|deseable|ideal)|puntos extra|requisitos (?:deseados|valorables|opcionales))/i,
    ],
    [
      'drop',
      /^(?:(?:sobre|acerca de) (?:nosotros|la empresa|la compania)|quienes somos|(?:nuestra |la )?(?:empresa|compania|organizacion)\b|nuestra (?:mision|historia|cultura|oferta)|que (?:te )?ofrecemos|(?:te |les? )?ofrecemos|se ofrece|(?:tus |nuestros )?beneficios|ventajas|condiciones|por que (?:nosotros|trabajar|unirte)|salario|sueldo|remuneracion|retribucion|(?:tipo de )?contrato|horario|jornada|ubicacion|lugar|como (?:aplicar|postular|inscribirse)|inscripcion|contacto|proceso de seleccion|lo que ofrecemos)/i,
    ],
    [
      'must',
      /^(?:(?:los )?requisitos\b|requerimientos|(?:tu |el |su )?perfil\b|(?:tus |los )?(?:conocimientos|competencias|habilidades|aptitudes|cualificaciones)\b|(?:formacion|estudios)(?: requerid\w+| academica| minim\w+|$| y)|experiencia(?: requerida| minima|$| y)|(?:que |lo que )?(?:buscamos|necesitamos|pedimos|esperamos)|que (?:necesitas|debes tener|te pedimos)|(?:se )?requiere|imprescindible|indispensable|idiomas$|titulacion|eres\b|tienes\b)/i,
    ],
    [
      'duty',
      /^(?:(?:tus |las |sus |principales )?(?:principales )?(?:funciones|responsabilidades|tareas|actividades|mision)\b|(?:descripcion|objetivo)(?: del?)?(?: puesto| trabajo| cargo|$)|(?:el |tu )?(?:puesto|rol|dia a dia)\b|que haras|lo que haras|(?:cual|cuales) (?:sera|seran)|en este (?:puesto|rol))/i,
    ],
  ],
  asksForMore:
    /^(?:\w+ ){0,2}(?:conocimientos?|competencias?|habilidad(?:es)?|formacion|experiencia|estudios|titulacion|aptitudes|perfil) (?:de|del|en|con|para|sobre|como)\b/i,
  nice: /\b(?:se valora(?:ra|n|ran)?(?: positivamente)?|valorable|deseable|preferible(?:mente)?|idealmente|(?:es|sera|seria|como) un plus|un plus|opcional|recomendable|seria (?:ideal|deseable)|puntos? extra)\b/i,
  asks: /\b(?:experiencia (?:en|con|de|como|minima|previa|demostrable)|conocimientos? (?:de|en|sobre|solidos|avanzados)|manejo de|dominio de|imprescindible|indispensable|requisit\w+|se requiere|requerid[oa]s?|titulacion|titulo|carnet|licencia|buscamos|responsable de|encargad[oa] de|te encargaras|seras|tendras|formacion en|capacidad (?:de|para))\b/i,
  employerSpeaks:
    /^(?:somos|nuestr[oa]s?|fundada|desde (?:19|20)\d\d|con (?:mas de|cerca de) [\d.]+ (?:empleados|anos|personas)|empresa (?:lider|del sector|familiar|dedicada)|unete|importante (?:empresa|grupo)|.{0,40} es (?:una|un|la|el) (?:\w+ ){0,4}(?:empresa|compania|grupo|lider|organizacion|consultora|cadena))\b/i,
  boilerplate:
    /\b(?:envi(?:a|e|ar|anos|enos)|manda|mandanos)\b.{0,30}\b(?:cv|curriculum|candidatura|solicitud)|\binscrib(?:ete|irse)\b|\bpostulate\b|\baplica (?:ya|ahora|aqui)\b|\bcarta de (?:presentacion|motivacion)\b|\bsalario\b|\bsueldo\b|\bretribucion\b|\d+\s?(?:€|euros?\b)|\bbrutos?\b.{0,20}(?:anual|ano|mes)|igualdad de oportunidades|\bdiversidad\b|discapacidad|sin discriminacion|independientemente de|\bcookies?\b|proteccion de datos|\bincorporacion inmediata\b|\bproceso de seleccion\b|\bvacantes?:? \d/i,
  perks:
    /\bseguro (?:medico|de salud|de vida|dental|privado)\b|\bvacaciones\b|\bteletrabajo\b|\bhorario flexible\b|\bflexibilidad horaria\b|\bticket(?:s)? restaurante\b|\bcheque(?:s)? (?:restaurante|comida|guarderia)\b|\bbonus\b|\bbono(?:s)?\b|\bplan de (?:pensiones|carrera)\b|\bformacion (?:continua|a cargo)\b|\bcontrato (?:indefinido|estable)\b|\bdescuentos?\b|\bgimnasio\b|\bcoche de empresa\b|\bparking\b|\bdias libres\b|\bpagas?\b|\bretribucion flexible\b|\bbuen ambiente\b|\bestabilidad\b|\bproyeccion\b|\bcomedor\b|\bprestaciones de ley\b|\bvales de despensa\b|\baguinaldo\b|\bjornada intensiva\b/gi,
  offers:
    /\b(?:ofrecemos|se ofrece|disfrutaras|tendras acceso|te (?:damos|ofrecemos|esperan?)|beneficios|ventajas)\b/i,
  notAsked: [
    /\bno (?:se requiere|es necesari[oa]|se necesita|hace falta|es imprescindible|se exige|necesitas|es obligatori[oa]|se pide)[^.;!?]{0,80}/gi,
    /\bsin (?:necesidad de|experiencia|requisitos?)[^.;,!?]{0,50}/gi,
    /[^.;,!?]{1,60}\bno (?:es|son|sera|seran) (?:necesari|imprescindible|obligatori|requerid)\w*/gi,
  ],
  neverDone:
    /\b(?:(?:sin|ninguna|no tengo(?: \w+)?|poca) (?:experiencia|conocimientos?|formacion|practica) (?:en|con|de|sobre|como)|(?:aun |todavia )?no he (?:\w+do|hecho|visto)(?: (?:con|en|de))?|nunca (?:he )?(?:\w+do|hecho|use|trabaje)(?: (?:con|en|de))?|(?:quiero|quisiera|me gustaria|deseo|espero) (?:aprender|formarme|estudiar|obtener)|(?:pendiente de|en tramite:?|en proceso de obtener))/gi,
  deniedBefore:
    /(?:^|[.;!?(]\s+|,\s+)([^.;!?:(),]{1,80}?)(?::\s+(?:no|nunca|ninguna?|todavia no|aun no)\b|\s+(?:todavia no|aun no|nunca l[oa] he|caducad[oa]|pendiente\b|lo lleva otro equipo|l[oa] hace otro equipo))/gi,
};
