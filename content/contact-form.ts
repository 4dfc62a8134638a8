import type { ContactFormContent } from './types/contact-form.ts'

export const contactForm: ContactFormContent = {
  labels: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    company: 'Empresa',
    message: 'Mensagem',
  },
  phoneHint: 'Com DDD ou código do país (+).',
  submit: 'Enviar mensagem',
  next: 'Veja o próximo passo',
  required: 'Campos com * são obrigatórios.',
  privacy: {
    text: 'Usamos seus dados só para responder a você.',
    link: 'Política de Privacidade',
  },
}
