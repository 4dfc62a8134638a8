import { claims } from './claims.ts'
import { omitMissing } from './types/claims.ts'

/** What ROI means on this site. Every case is calculated so, and tests hold the sample's to it. */
export const roiDefinition =
  'ROI é o retorno menos o investimento, dividido pelo investimento. O investimento soma o trabalho da agência e a verba de anúncios.'

const averages = omitMissing(
  claims.classic.roi,
  claims.paidTraffic.roi,
  claims.portfolio.roi,
  claims.cases.roi,
)

/** The definition, and why pages show different averages. */
export const roiNote: string =
  averages.length > 1
    ? `${roiDefinition} A média muda com quem entra na conta: ${averages.map(({ label, value }) => `${label}, ${value}`).join('; ')}.`
    : roiDefinition
