/** What the address of the plan builder says was chosen: '?servicos=a,b&unicos=c'. */
export const planParameters = { recurring: 'servicos', oneOff: 'unicos' } as const
