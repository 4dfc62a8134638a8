/** Figures as Brazil writes them. */
const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const countFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const roundFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })

export const money = (value: number) => moneyFormat.format(value)
export const count = (value: number) => countFormat.format(value)
export const roundPercent = (value: number) => `${roundFormat.format(value)}%`
