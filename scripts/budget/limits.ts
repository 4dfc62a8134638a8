import type { Measure } from './page-weight.ts'

/** Limits per public page, in bytes as sent (brotli where it applies). */
export const limits: Record<Measure, number> = {
  'first js': 4_000,
  'all js': 74_000,
  html: 20_000,
  css: 18_000,
  fonts: 18_000,
  'font files': 2,
  picture: 30_000,
  everything: 150_000,
  requests: 9,
  'other hosts': 0,
}
