import * as z from 'zod/mini'

/** A number within bounds; empty switches the rule off. */
const within = (least: number, most: number, digits: number) => {
  const message = `Escreva um número de ${String(least).replace('.', ',')} a ${most}, ou deixe vazio`
  const read = (text: string) => {
    const bare = text.trim().replace(',', '.')
    if (bare === '') return null
    const isNumber = digits > 0 ? /^\d{1,2}(\.\d{1,2})?$/.test(bare) : /^\d{1,2}$/.test(bare)
    const value = Number(bare)
    return isNumber && value >= least && value <= most ? value : undefined
  }
  return z.pipe(
    z.string(message).check(z.refine((text) => read(text) !== undefined, message)),
    z.transform((text: string) => read(text) ?? null),
  )
}

export const alertSettingsForm = z.object({
  spendFactor: within(1.2, 20, 2),
  dryDays: within(1, 30, 0),
  budgetDays: within(1, 20, 0),
  quietWeekends: z.enum(['yes', 'no'], 'Escolha uma opção'),
})
