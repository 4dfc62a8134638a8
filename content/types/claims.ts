import type { Fact } from './common.ts'

type Some<Name extends string> = Partial<Record<Name, Fact>>

/** Marketing figures by the page that shows them. Where one is left out, so is what it says. */
export type Claims = {
  home: Some<'sales' | 'companies' | 'automations' | 'conversion'>
  /** Shown while there are no real figures; clients and campaigns are fixed. */
  heroFallback?: { roi: number; satisfaction: number; clients: number; campaigns: number }
  classic: Some<'roi' | 'leads' | 'satisfied' | 'projects' | 'years' | 'specialists'> & {
    rating?: string
    clients?: string
  }
  cases: Some<'roi' | 'companies' | 'success'>
  portfolio: Some<'projects' | 'roi' | 'clients' | 'years' | 'awards' | 'countries'>
  paidTraffic: Some<'roi' | 'speed' | 'budget' | 'roas' | 'team'>
  automation: Some<'efficiency' | 'closing' | 'sales' | 'engagement' | 'conversion' | 'always'>
  websites: Some<'timeline'>
  /** The audit on the home page; without it there is no such offer, and no such meeting. */
  offer?: {
    slots: number
    minutes: number
    auditValue: string
    resultDays: number
    sales?: string
  }
  meetingMinutes: { portfolio: number }
}

/** The values that are there. */
export function omitMissing<Value>(...values: (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined)
}
