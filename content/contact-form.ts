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
  required: 'Campos com * são obrigatórios.',
  privacy: {
    text: 'Usamos seus dados só para responder a você.',
    link: 'Política de Privacidade',
  },
}

/** The form's own page, for those who send it without JavaScript or open it directly. */
export const contactPage = {
  title: 'Fale com a gente',
  description:
    'Conte o que a sua empresa faz e o que você quer mudar. A equipe da agência responde com um primeiro passo concreto.',
  intro:
    'Conte o que você vende e o que já tentou. Respondemos com um primeiro passo concreto, mesmo que ele não seja contratar a gente.',
  invalid: 'Por favor, corrija os erros no formulário.',
  sent: {
    title: 'Mensagem enviada!',
    text: 'Obrigado pelo contato! Retornaremos em breve. Você receberá um email de confirmação.',
    home: 'Voltar ao início',
    cases: 'Ver cases de sucesso',
  },
}
