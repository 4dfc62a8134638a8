import * as z from 'zod/mini'
import { stripControls } from '#features/shared/rules/text.ts'
import { fullName } from './credentials.ts'

const digits = (text: string) => text.replace(/\D/g, '').length

/** Company and phone may stay empty. */
export const profileForm = z.object({
  fullName,
  companyName: z
    .string('Nome da empresa muito longo')
    .check(z.overwrite(stripControls), z.trim(), z.maxLength(100, 'Nome da empresa muito longo')),
  phone: z.string('Telefone inválido').check(
    z.trim(),
    z.maxLength(20, 'Telefone muito longo'),
    z.refine((text) => text === '' || (digits(text) >= 10 && /^[\d\s()+.-]+$/.test(text)), {
      error: 'Telefone inválido',
    }),
  ),
})

export type Profile = z.infer<typeof profileForm>
