import type { Niche } from '../types/assistant.ts'
import { academia } from './niches/academia.ts'
import { advocacia } from './niches/advocacia.ts'
import { arquitetura } from './niches/arquitetura.ts'
import { clinicaMedica } from './niches/clinica-medica.ts'
import { contabilidade } from './niches/contabilidade.ts'
import { cursos } from './niches/cursos.ts'
import { delivery } from './niches/delivery.ts'
import { ecommerce } from './niches/ecommerce.ts'
import { energiaSolar } from './niches/energia-solar.ts'
import { escola } from './niches/escola.ts'
import { estetica } from './niches/estetica.ts'
import { eventos } from './niches/eventos.ts'
import { farmacia } from './niches/farmacia.ts'
import { fisioterapia } from './niches/fisioterapia.ts'
import { imobiliaria } from './niches/imobiliaria.ts'
import { industria } from './niches/industria.ts'
import { mercado } from './niches/mercado.ts'
import { moda } from './niches/moda.ts'
import { moveis } from './niches/moveis.ts'
import { odontologia } from './niches/odontologia.ts'
import { oficina } from './niches/oficina.ts'
import { otica } from './niches/otica.ts'
import { padaria } from './niches/padaria.ts'
import { pet } from './niches/pet.ts'
import { psicologia } from './niches/psicologia.ts'
import { restaurante } from './niches/restaurante.ts'
import { salao } from './niches/salao.ts'
import { servicosCasa } from './niches/servicos-casa.ts'
import { turismo } from './niches/turismo.ts'

/** One file per line of business; the first wins a tie. */
export const niches: Niche[] = [
  odontologia,
  clinicaMedica,
  psicologia,
  fisioterapia,
  estetica,
  salao,
  academia,
  restaurante,
  delivery,
  padaria,
  moda,
  ecommerce,
  imobiliaria,
  arquitetura,
  moveis,
  advocacia,
  contabilidade,
  escola,
  cursos,
  pet,
  oficina,
  turismo,
  eventos,
  energiaSolar,
  mercado,
  farmacia,
  otica,
  servicosCasa,
  industria,
]
