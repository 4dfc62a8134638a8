import type { ConversionKind } from '#features/figures/rules/figures.ts'

/**
 * What a platform counts, by the name it gives it: Meta's result indicators and action types
 * ("actions:offsite_conversion.fb_pixel_lead"), the same in words ("Conversas por mensagem
 * iniciadas"), Google's categories ("SUBMIT_LEAD_FORM"). Null where it is none of the three.
 */
export function kindOfConversion(name: string): ConversionKind | null {
  if (/purchase|compra/i.test(name)) return 'purchases'
  if (/messag|mensage|conversas?\b|whatsapp/i.test(name)) return 'conversations'
  if (/lead|contact|contato|cadastro|registration|registro|sign_?up|phone_call/i.test(name)) {
    return 'contacts'
  }
  return null
}
