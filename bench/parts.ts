import { adopt } from './parts/adopt.ts'
import { assistant } from './parts/assistant.ts'
import { attack } from './parts/attack.ts'
import { blocking } from './parts/blocking.ts'
import { conversations } from './parts/conversations.ts'
import { csp } from './parts/csp.ts'
import { engines } from './parts/engines.ts'
import { faults } from './parts/faults.ts'
import { growth } from './parts/growth.ts'
import { html } from './parts/html.ts'
import { leads } from './parts/leads.ts'
import { leftOut } from './parts/left-out.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { links } from './parts/links.ts'
import { longTasks } from './parts/long-tasks.ts'
import { pa11y } from './parts/pa11y.ts'
import { pictures } from './parts/pictures.ts'
import { postgresVersions } from './parts/postgres-versions.ts'
import { properties } from './parts/properties.ts'
import { publishing } from './parts/publishing.ts'
import { rest } from './parts/rest.ts'
import { sbom } from './parts/sbom.ts'
import { scheduling } from './parts/scheduling.ts'
import { scripts } from './parts/scripts.ts'
import { secrets } from './parts/secrets.ts'
import { spelling } from './parts/spelling.ts'
import { structuredData } from './parts/structured-data.ts'
import { taps } from './parts/taps.ts'
import { throughput } from './parts/throughput.ts'
import { visits } from './parts/visits.ts'
import { weight } from './parts/weight.ts'
import { whole } from './parts/whole.ts'
import type { Part } from './support/part.ts'

/** The sections of the report, in its order. */
export const parts: Part[] = [
  lighthouse,
  weight,
  longTasks,
  blocking,
  taps,
  throughput,
  visits,
  publishing,
  pictures,
  rest,
  growth,
  leads,
  conversations,
  ...scripts,
  faults,
  engines,
  postgresVersions,
  properties,
  whole,
  assistant,
  adopt,
  leftOut,
  scheduling,
  html,
  pa11y,
  links,
  structuredData,
  spelling,
  csp,
  attack,
  secrets,
  sbom,
]
