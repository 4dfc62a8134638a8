import * as z from 'zod/mini'

const metaId = (error: string) => z.string(error).check(z.trim(), z.regex(/^\d{5,30}$/, error))

const secretText = (empty: string) =>
  z.string(empty).check(
    z.trim(),
    z.minLength(8, empty),
    z.maxLength(2000, 'Texto muito longo'),
    // Both travel in headers, which allow no other characters.
    z.regex(/^[\x21-\x7e]+$/, 'Copie de novo: há um sinal que não faz parte dele'),
  )

export const whatsappForm = z.object({
  phoneNumberId: metaId('Cole a identificação do número: só algarismos'),
  businessId: metaId('Cole a identificação da conta: só algarismos'),
  secret: secretText('Cole o token inteiro'),
  appSecret: secretText('Cole a chave secreta do aplicativo'),
})

const id = z.guid('Recarregue a página e tente de novo')

/** The fields of the template itself are read by its own text. */
export const templateForm = z.object({
  key: id,
  template: z.string('Escolha um modelo').check(z.regex(/^\d{1,60}$/, 'Escolha um modelo')),
})

export const resendForm = z.object({
  message: z.coerce.number('Recarregue a página').check(z.int(), z.minimum(1)),
})
